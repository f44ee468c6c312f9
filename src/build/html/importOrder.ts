export type Bundle = NonNullable<import('vite').IndexHtmlTransformContext['bundle']>;

/** The URLs of a chunk and its static imports, each after its own imports. */
export function importOrder(file: string, bundle: Bundle, seen = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return [];
  seen.add(file);
  return [...chunk.imports.flatMap((name) => importOrder(name, bundle, seen)), `/${file}`];
}
