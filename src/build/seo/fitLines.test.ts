import { describe, expect, test } from 'vitest';
import { fitLines, lineHeight } from './fitLines.ts';

const box = { width: 560, height: 390 };
/** As if every letter were half as wide as it is high. */
const widthOf = (text: string) => text.length / 2;

describe('a sentence in the share picture', () => {
  test('keeps its words, in their order', () => {
    const text = 'We make borrowing easier, and help people';
    expect(fitLines(text, box, widthOf).lines.join(' ')).toBe(text);
  });

  test('stands in one line, in the largest size, when it is short', () => {
    expect(fitLines('Short', box, widthOf)).toEqual({ lines: ['Short'], size: 58 });
  });

  test.each([80, 200, 400, 900])('fits the box with %i letters', (length) => {
    const text = 'abcd '.repeat(length / 5).trim();
    const { lines, size } = fitLines(text, box, widthOf);
    expect(lines.length * size * lineHeight).toBeLessThanOrEqual(box.height);
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(box.width);
  });

  test('shrinks until its longest word fits', () => {
    const { lines, size } = fitLines(`a ${'b'.repeat(40)} c`, box, widthOf);
    expect(lines).toContain('b'.repeat(40));
    expect(20 * size).toBeLessThanOrEqual(box.width);
  });
});
