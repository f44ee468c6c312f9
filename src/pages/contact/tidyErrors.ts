/** One thing that the service found wrong: a code of its catalogue, and its own English words. */
export interface ServiceError {
  readonly code: string;
  readonly message: string;
}

/** What one reads; a page of words hides the next step. */
const longest = 300;
const most = 10;

/** As one line, without what cannot be seen: it could turn or hide the words around it. */
function tidy(message: string): string {
  const text = message
    .slice(0, 20 * longest)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const letters = [...text];
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : text;
}

/** The first errors of a list, each once, in words of a sane length. */
export function tidyErrors(errors: readonly ServiceError[]): ServiceError[] {
  const distinct = new Map(
    errors.slice(0, 100).map(({ code, message }) => {
      const error = { code, message: tidy(message) };
      return [`${error.code} ${error.message}`, error] as const;
    }),
  );
  return [...distinct.values()].slice(0, most);
}
