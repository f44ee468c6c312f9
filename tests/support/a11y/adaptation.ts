import type { Page } from '../test.ts';

/** The user style sheet of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Applies the text spacing of WCAG 1.4.12. */
export async function spreadText(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
}

/** Sets the root font size, as the browser's setting does; an empty string resets it. */
export async function setTextSize(page: Page, size: '200%' | ''): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** The font size of the body in pixels. */
export function textSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
}

/** Texts whose lower part is cut off by their box. */
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
