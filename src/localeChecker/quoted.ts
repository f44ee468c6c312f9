/** Names in quotation marks, as messages list them. */
export function quoted(names: readonly string[], separator = ', '): string {
  return names.map((name) => `“${name}”`).join(separator);
}
