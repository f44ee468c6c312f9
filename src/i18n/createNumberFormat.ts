const formats = new Map<string, Intl.NumberFormat>();

/** A number format, cached by locale and style: its construction is slow on a phone. */
export function createNumberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const name = locale + JSON.stringify(options);
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, options);
  formats.set(name, format);
  return format;
}
