import type { Page } from '../test.ts';

/** Styles that a visitor lays over a page, as WCAG 1.4.12 gives them. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Spreads letters, words, lines and paragraphs as far as a page has to bear. */
export async function spreadText(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
}

/** Makes the letters larger, as a browser's own setting does, or with nothing as they were. */
export async function setTextSize(page: Page, size: '200%' | ''): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** The size of running text, in pixels. */
export function textSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
}

/** Texts whose lower part a box cuts off. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowY))
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .filter((element) => element.scrollHeight > element.clientHeight + 2)
      .filter((element) => element.clientHeight > 0 && element.textContent?.trim())
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.trim()}`),
  );
}
