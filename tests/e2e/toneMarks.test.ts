import { expect, test } from '../support/test.ts';

/** Letters of Yoruba and Igbo, wide and narrow, whose tone mark is a character of its own. */
const letters = ['ẹ\u0301', 'ọ\u0300', 'ị\u0301', 'ụ\u0300', 'm\u0300', 'Ẹ\u0301'];

test('a tone mark stands above the middle of its letter', async ({ page }) => {
  await page.goto('/');
  for (const letter of letters) {
    const offset = await page.evaluate(async (text) => {
      const size = 200;
      await document.fonts.load(`${size}px Inter`, text);
      const context = new OffscreenCanvas(2 * size, 2 * size).getContext('2d', {
        willReadFrequently: true,
      });
      if (!context) throw new Error('there is no canvas');
      context.font = `${size}px Inter`;
      // The places of the ink between two rows: first and last row, and the middle column.
      const ink = (drawn: string, end = 2 * size) => {
        context.clearRect(0, 0, 2 * size, 2 * size);
        context.fillText(drawn, size / 2, 1.5 * size);
        const { data } = context.getImageData(0, 0, 2 * size, end);
        const places = [...data.keys()].filter((index) => index % 4 === 3 && data[index]);
        const columns = places.map((index) => ((index - 3) / 4) % (2 * size));
        const top = Math.floor((places[0] ?? 0) / 4 / (2 * size));
        return { top, middle: (Math.min(...columns) + Math.max(...columns)) / 2 };
      };
      const base = ink([...text].slice(0, -1).join(''));
      return (ink(text, base.top).middle - base.middle) / size;
    }, letter);
    expect(Math.abs(offset), letter).toBeLessThan(0.08);
  }
});
