function leaves(texts: object): unknown[] {
  return Object.values(texts).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? leaves(value) : [value],
  );
}

/**
 * Whether more than half of a namespace's texts are translated. If not, its page counts as a duplicate
 * of the English one.
 */
export function isMostlyTranslated(own: object): boolean {
  const texts = leaves(own);
  return texts.filter((text) => text !== null).length * 2 > texts.length;
}
