import { expect, type Page } from './test.ts';

/**
 * Translates the page, and everything that appears later, as browsers' translators do: a moment
 * after a text node appears or changes, its translation replaces it, in two `font` elements. Like
 * Chrome, it sets a class and the language of the translation. A translated text is between « and
 * ».
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translations = new WeakSet<Node>();
    let pending = 0;
    const translate = (text: Node) => {
      const words = text.nodeValue ?? '';
      const isExempt = text.parentElement?.closest(
        '[translate="no"], script, noscript, style, textarea',
      );
      if (isExempt || translations.has(text) || !words.trim()) return;
      document.body.dataset.pendingTranslations = String(++pending);
      setTimeout(() => {
        document.body.dataset.pendingTranslations = String(--pending);
        const outer = document.createElement('font');
        const translation = document.createTextNode(`«${words}»`);
        translations.add(translation);
        outer.appendChild(document.createElement('font')).append(translation);
        text.parentNode?.replaceChild(outer, text);
      }, 50);
    };
    const translateIn = (node: Node) => {
      if (node.nodeType === Node.TEXT_NODE) return translate(node);
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) translate(texts.currentNode);
    };
    const root = document.documentElement;
    root.classList.add('translated-ltr');
    root.lang = 'fr';
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    translateIn(document.body);
  });
  await expect(page.locator('body')).toHaveAttribute('data-pending-translations', '0');
}

/** The text that a visitor reads in the landmarks. */
export const textOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body > * > header, main, footer')]
      .map(({ innerText }) => innerText)
      .join('\n'),
  );
