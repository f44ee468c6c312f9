/**
 * The oldest browsers that run the application. In all others a page is static. They are Vite's own
 * baseline; what the libraries and the stylesheet need is no newer.
 */
export const oldestBrowsers = { Chrome: 111, Edge: 111, Firefox: 113, Safari: 16.4 };

/**
 * An expression that is true in these browsers and in newer ones: `color-mix()` came with Chrome 111,
 * Firefox 113 and Safari 16.2, ranges in media queries with 104, 63 and 16.4.
 */
export const runsApplication =
  "window.CSS && CSS.supports && CSS.supports('color', 'color-mix(in srgb, red, red)') && matchMedia('(width > 0px)').matches";

/** The same browsers, as Vite's `build.target`, which tells Safari on phones from others (`-webkit-text-size-adjust`). */
export const buildTarget = Object.entries({ ...oldestBrowsers, iOS: oldestBrowsers.Safari }).map(
  ([name, version]) => `${name.toLowerCase()}${version}`,
);
