import { sourceTag } from '../../i18n/sourceTag.ts';
import { companyFacts } from '../../site/companyFacts.ts';
import type { FiguresByName } from '../checkFigures.ts';
import type { ExpectedText } from '../expectedTexts.ts';
import type { LanguageRules } from '../LanguageRules.ts';
import { checkCharacters } from './checkCharacters.ts';
import { checkPlaceholderNames, checkPlaceholders } from './checkPlaceholders.ts';
import { checkTags } from './checkTags.ts';
import { literalFigures, literalFiguresText } from './literalFigures.ts';

function checkNesting(text: string): string | undefined {
  return text.includes('$t(')
    ? '“$t(” would fetch another text into this one. Write the words out.'
    : undefined;
}

// React escapes texts: "&nbsp;" would be displayed literally.
function checkEntities(text: string, english: string): string | undefined {
  const entity = /&(?:[a-z][a-z0-9]*|#\d+|#x[\da-f]+);/i.exec(text)?.[0];
  return entity === undefined || english.includes(entity)
    ? undefined
    : `“${entity}” would be shown as it stands. Write the character itself.`;
}

/** Checks a text and compares it with the English text. */
export function checkText(
  text: string,
  expected: ExpectedText,
  rules: LanguageRules,
  figures: FiguresByName,
): string[] {
  const { english } = expected;
  const isSource = rules.tag === sourceTag;
  const byHand = literalFigures(text, english, figures);
  const excused = new Set(byHand.map(({ name }) => name));
  const known = new Set([...companyFacts, ...figures.keys()]);
  const found = [
    ...checkCharacters(text, isSource ? '' : english, rules),
    checkPlaceholders(text, expected, rules, excused),
    checkTags(text, english),
    checkNesting(text),
    checkEntities(text, isSource ? '' : english),
    literalFiguresText(byHand),
    isSource ? checkPlaceholderNames(text, known) : undefined,
  ];
  return found.filter((problem) => problem !== undefined);
}
