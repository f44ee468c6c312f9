import type { LanguageRules } from '../LanguageRules.ts';
import { codePointName } from './codePointName.ts';
import inter from './interRanges.json' with { type: 'json' };

const scripts = new Set(inter.scripts);

const covered = new Set(
  inter.ranges.flatMap(([first = 0, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, offset) => first + offset),
  ),
);

/** Whether the site's font has a character. */
export function fontCovers(codePoint: number): boolean {
  return covered.has(codePoint);
}

/** Whether the site's font supports a script, given by its ISO 15924 code. */
export function fontCoversScript(script: string): boolean {
  return scripts.has(script);
}

function lettersLacking(text: string): string[] {
  const unknown = [...text].filter((letter) => !fontCovers(letter.codePointAt(0) ?? 0));
  return [...new Set(unknown)].filter((letter) =>
    /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(letter),
  );
}

/** Reports the letters that a fallback font would display inside a word. */
export function checkFont(text: string, { script, name }: LanguageRules): string | undefined {
  const lacking = fontCoversScript(script) ? lettersLacking(text) : [];
  if (lacking.length === 0) return undefined;
  const shown = lacking.map((letter) => `“${letter}” (${codePointName(letter)})`).join(', ');
  return `The site’s font does not have ${shown}. Use the letter that ${name} is normally written with; if this is it, ask the developers for the font.`;
}
