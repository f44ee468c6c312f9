import { expect, narrowest, type Page, phone } from '../test.ts';

/** The user style sheet of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/**
 * Visible texts outside the window or outside a box with an edge, and texts that a box cuts off.
 */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faultOf = ({ left, right }: DOMRect, box: Element) => {
      const { overflowX, overflowY, borderInlineEndWidth, backgroundColor } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      const fits = left >= edges.left - 1 && right <= edges.right + 1;
      // Text that leaves a box with a border or a background overlaps its neighbours.
      const isSeen = borderInlineEndWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (!fits && (isSeen || overflowX !== 'visible')) return `is outside of ${box.tagName}`;
      const isCut = ['hidden', 'clip'].includes(overflowY);
      if (isCut && box.clientHeight > 0 && box.scrollHeight > box.clientHeight + 2)
        return `is cut off by ${box.tagName}`;
      return undefined;
    };
    const lost = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const boxes: Element[] = [];
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement)
        boxes.push(box);
      // Text that is only for screen readers is clipped.
      const isHidden = boxes.some((box) => getComputedStyle(box).clipPath === 'inset(50%)');
      if (!node.textContent?.trim() || isHidden) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.width === 0) continue;
        const isOutside = line.left < -1 || line.right > document.documentElement.clientWidth + 1;
        const fault = isOutside ? 'leaves the window' : boxes.map((box) => faultOf(line, box));
        for (const text of [fault].flat()) if (text) lost.add(`"${node.textContent}" ${text}`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) lost.add('the page scrolls sideways');
    return [...lost];
  });
}

/**
 * Fails if a text is lost on narrow and turned screens, with letters of twice their size, or with
 * spread text (WCAG 1.3.4, 1.4.4, 1.4.10, 1.4.12). The last style stays on the page.
 */
export async function expectReflow(page: Page): Promise<void> {
  const expectWhole = async (...sizes: (typeof phone)[]) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await lostTexts(page), `at ${size.width} by ${size.height}`).toEqual([]);
    }
  };
  const letters = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  await expectWhole(narrowest, phone, { width: phone.height, height: phone.width });
  const before = await letters();
  // As the browser's setting of the font size does.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await letters()).toBe(2 * before);
  await expectWhole(phone, { width: 640, height: 800 }, { width: 1280, height: 800 });
  await page.evaluate((css) => {
    document.documentElement.style.removeProperty('font-size');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  await expectWhole({ width: 1280, height: 800 }, phone);
}

/** Texts with a line of more than 80 characters (WCAG 1.4.8). */
export function longLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const segmenter = new Intl.Segmenter();
    const longest = (paragraph: Element) => {
      const lines = new Map<number, number>();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('.visually-hidden')) continue;
        for (const { segment, index } of segmenter.segment(node.textContent ?? '')) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + segment.length);
          const { bottom, width } = range.getBoundingClientRect();
          const line = Math.round(bottom);
          if (width > 0) lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      }
      return Math.max(0, ...lines.values());
    };
    const texts = document.querySelectorAll('main :is(p, li, dd):not(:has(p, li, dd, table))');
    return [...texts].filter((each) => longest(each) > 80).map((each) => each.textContent ?? '');
  });
}
