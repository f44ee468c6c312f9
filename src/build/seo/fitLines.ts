interface Box {
  readonly width: number;
  readonly height: number;
}

/** Line height with room for stacked marks, as in Yoruba. */
export const lineHeight = 1.28;

const sizes = { largest: 58, smallest: 16, step: 2 };

type Measure = (text: string) => number;

/** Measures a line by its words, each measured once, because measuring is slow. */
function byWords(widthOf: Measure): Measure {
  const widths = new Map<string, number>();
  const space = widthOf('n n') - 2 * widthOf('n');
  const wordWidth = (word: string) => {
    const width = widths.get(word) ?? widthOf(word);
    widths.set(word, width);
    return width;
  };
  return (line) => line.split(' ').reduce((sum, word) => sum + space + wordWidth(word), -space);
}

/** Breaks a text into lines of at most a width; a single word may be wider. */
function wrap(text: string, width: number, widthOf: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks a text into lines that fit a box, at the largest possible font size.
 * @param measure the width of a text at font size 1
 */
export function fitLines(text: string, box: Box, measure: Measure) {
  const { largest, smallest, step } = sizes;
  const widthOf = byWords(measure);
  for (let size = largest; ; size -= step) {
    const lines = wrap(text, box.width / size, widthOf);
    const isInside =
      lines.length * size * lineHeight <= box.height &&
      lines.every((line) => widthOf(line) * size <= box.width);
    if (isInside || size <= smallest) return { lines, size };
  }
}
