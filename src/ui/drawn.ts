/** Resolves when the browser has drawn what was changed before. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
