/** Colours as `#rrggbb`, in sRGB and in Oklch (CSS Color 4). */
type Triple = readonly [number, number, number];

function linearRgb(colour: string): Triple {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function hexOf(linear: Triple): string {
  const channels = linear.map((value) => {
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    const byte = Math.round(Math.min(1, Math.max(0, encoded)) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

// The matrices of CSS Color 4, "Sample code for color conversions".
function oklchOf(colour: string): Triple {
  const [r, g, b] = linearRgb(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bAxis = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, bAxis), Math.atan2(bAxis, a)];
}

function fromOklch([lightness, chroma, hue]: Triple): string {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hexOf([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}

/** `oklch(from <colour> <lightness> calc(c * <factor>) calc(h + <degrees>))` of CSS Color 5. */
export function shadeOf(colour: string, lightness: number, factor: number, degrees = 0): string {
  const [, chroma, hue] = oklchOf(colour);
  return fromOklch([lightness, chroma * factor, hue + (degrees * Math.PI) / 180]);
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** The nearest lighter or darker shade of a colour with a contrast to a ground; undefined if none has it. */
export function passingShade(colour: string, ground: string, ratio: number): string | undefined {
  const [lightness] = oklchOf(colour);
  const steps = Array.from({ length: 1001 }, (_, step) => step / 1000);
  return steps
    .sort((a, b) => Math.abs(a - lightness) - Math.abs(b - lightness))
    .map((step) => shadeOf(colour, step, 1))
    .find((shade) => contrast(shade, ground) >= ratio);
}
