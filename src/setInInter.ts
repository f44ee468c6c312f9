/** Resolves when the browser has drawn what was changed before. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function isInView(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Sets a part of the page in Inter, unless that would move what the visitor is looking at: the font
 * before has Inter's measures, but a line may still break elsewhere.
 */
function setPart(part: HTMLElement): void {
  const before = part.offsetHeight;
  part.dataset.inter = '';
  if (part.offsetHeight !== before && isInView(part)) delete part.dataset.inter;
}

/**
 * Loads Inter and sets the page in it, part after part from the top: laid out anew as a whole it
 * would be a long task on a phone. A part that has to keep its font keeps it until the next page.
 */
export async function setInInter(): Promise<void> {
  await document.fonts.load('1em Inter');
  const { dataset } = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>('#root :is(header, section, footer)')];
  for (const part of parts) {
    setPart(part);
    await drawn();
  }
  if (parts.every((part) => part.dataset.inter === '')) {
    dataset.inter = '';
    for (const part of parts) delete part.dataset.inter;
    return;
  }
  dataset.inter = 'next-page';
  const main = document.querySelector('main');
  const observer = new MutationObserver(() => {
    dataset.inter = '';
    observer.disconnect();
  });
  if (main) observer.observe(main, { childList: true });
}
