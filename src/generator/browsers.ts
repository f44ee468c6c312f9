/**
 * The oldest browsers that run the application; in older ones a page is static. They are Vite's own
 * baseline, and the libraries and the stylesheet need nothing newer.
 */
export const oldestBrowsers = { Chrome: 111, Edge: 111, Firefox: 113, Safari: 16.4 };

/**
 * An expression that is true in these browsers and in newer ones: `color-mix()` came with Chrome
 * 111, Firefox 113 and Safari 16.2, the range syntax of media queries with Chrome 104, Firefox 63
 * and Safari 16.4.
 */
export const runsApplication =
  "window.CSS && CSS.supports && CSS.supports('color', 'color-mix(in srgb, red, red)') && matchMedia('(width > 0px)').matches";

/**
 * The same browsers as Vite's `build.target`, which names Safari on iOS apart from Safari on a Mac:
 * only iOS needs `-webkit-text-size-adjust`.
 */
export const buildTarget = Object.entries({ ...oldestBrowsers, iOS: oldestBrowsers.Safari }).map(
  ([name, version]) => `${name.toLowerCase()}${version}`,
);
