import { inLanguage, languages } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Words inside figures that are broken over two lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('main :is(dd, strong)').evaluateAll((figures) => {
    const range = new Range();
    const isBroken = (text: Node, { index, 0: word }: RegExpExecArray) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1;
    };
    return figures.flatMap((figure) => {
      const texts = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const word of text.textContent?.matchAll(/\S+/gu) ?? [])
          if (isBroken(text, word)) broken.push(word[0]);
      }
      return broken;
    });
  });
}

for (const language of languages) {
  test(`on the narrowest phones no amount breaks within a word in ${language.name}`, async ({
    page,
  }) => {
    for (const path of ['/', '/company', '/product/car-loans']) {
      await page.goto(inLanguage(path, language));
      for (const width of [320, 360, 390, 412]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await brokenWords(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}
