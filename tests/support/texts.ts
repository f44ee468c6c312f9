import { company } from './site.ts';
import type { Page } from './test.ts';

interface ShownText {
  readonly text: string;
  /** The language from the closest `lang` attribute. */
  readonly lang: string | undefined;
}

/** Texts that are the same in every language: facts of the company. */
const data = [company.brand, company.phone, company.email, company.address];

/**
 * All texts of the page: text nodes, hidden ones included, names and descriptions in attributes, and
 * the title.
 */
export async function shownTexts(page: Page): Promise<ShownText[]> {
  const texts = await page.evaluate(() => {
    const spoken = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'label'];
    const found: { text: string; lang: string | undefined }[] = [];
    const add = (element: Element | null, text: string | null) => {
      const lang = element?.closest('[lang]')?.getAttribute('lang') ?? undefined;
      if (text?.trim()) found.push({ text: text.trim(), lang });
    };
    add(document.querySelector('title'), document.title);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isShown = !node.parentElement?.closest('script, style, noscript, template');
      if (isShown) add(node.parentElement, node.textContent);
    }
    for (const element of document.body.querySelectorAll('*'))
      for (const name of spoken) add(element, element.getAttribute(name));
    return found;
  });
  return texts.map(({ text, lang }) => ({
    text: data.reduce((rest, fact) => rest.replaceAll(fact, ''), text),
    lang,
  }));
}

/** Visible texts that overflow the window, or a box with a border, background or clipping. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHidden = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement));
    // Text outside a box with a border or background overlaps its neighbours.
    const holds = (element: Element) => {
      const { overflowX, borderInlineEndWidth, backgroundColor } = getComputedStyle(element);
      const isSeen = borderInlineEndWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
      return overflowX !== 'visible' || isSeen;
    };
    const clipped: string[] = [];
    const check = (node: Node, box: DOMRect) => {
      const fits = (start: number, end: number) => box.left >= start - 1 && box.right <= end + 1;
      const about = `${node.textContent?.trim()} (${Math.round(box.left)}–${Math.round(box.right)})`;
      if (!fits(0, document.documentElement.clientWidth)) clipped.push(`window: ${about}`);
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const { left, right } = box.getBoundingClientRect();
        if (holds(box) && !fits(left, right)) clipped.push(`${box.tagName}: ${about}`);
      }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement || isHidden(node.parentElement))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) if (rect.width > 0) check(node, rect);
    }
    if (document.documentElement.scrollWidth > window.innerWidth) clipped.push('the page scrolls');
    return [...new Set(clipped)];
  });
}
