/** Resolves when the browser has drawn what was changed before. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Loads Inter and sets the page in it, part after part from the top: laid out anew as a whole it
 * would be a long task on a phone. Nothing moves, because the font before has Inter's measures.
 */
export async function setInInter(): Promise<void> {
  await document.fonts.load('1em Inter');
  const parts = document.querySelectorAll<HTMLElement>('#root :is(header, section, footer)');
  for (const part of parts) {
    part.dataset.inter = '';
    await drawn();
  }
  document.documentElement.dataset.inter = '';
  for (const part of parts) delete part.dataset.inter;
}
