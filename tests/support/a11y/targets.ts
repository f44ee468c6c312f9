import type { Page } from '../test.ts';

/** WCAG 2.5.5, level AAA. */
const least = 44;

/**
 * Controls smaller than the minimum. Links within a sentence are exempt, because the line height
 * determines theirs (exception "inline"); a checkbox is measured with its label.
 */
export function targetFaults(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const isInSentence = (element: HTMLElement) =>
      element.matches('a') &&
      [...(element.closest('p, li, address, dd')?.childNodes ?? [])].some(
        (node) =>
          node.nodeType === Node.TEXT_NODE || (node as Element).matches?.('span:not(:empty)'),
      );
    return [...controls]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .filter((element) => !element.matches('[role="tabpanel"]') && !isInSentence(element))
      .flatMap((element) => {
        const target = element.matches('[type="checkbox"]') ? element.closest('label') : element;
        const { width, height } = (target ?? element).getBoundingClientRect();
        const about = `${element.tagName} "${element.textContent?.trim()}" is ${width} by ${height}`;
        return Math.min(width, height) < smallest - 0.5 ? [about] : [];
      });
  }, least);
}
