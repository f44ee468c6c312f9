import { sourceTag } from '../../../i18n/sourceTag.ts';
import { companyFacts } from '../../../site/companyFacts.ts';
import type { TranslatedText } from '../compareTrees.ts';
import type { LanguageRules } from '../LanguageRules.ts';
import type { Complaint } from '../Problem.ts';
import type { FiguresByName } from '../settings/FiguresByName.ts';
import { checkCharacters } from './checkCharacters.ts';
import { checkPlaceholderNames, checkPlaceholders } from './checkPlaceholders.ts';
import { checkTags } from './checkTags.ts';
import { literalFigures, literalFiguresText } from './literalFigures.ts';

function checkNesting(text: string): string | undefined {
  return text.includes('$t(')
    ? '“$t(” would fetch another text into this one. Write the words out.'
    : undefined;
}

// React shows a text as it stands: "&nbsp;" would be read out letter by letter.
function checkEntities(text: string, english: string): string | undefined {
  const entity = /&(?:[a-z][a-z0-9]*|#\d+|#x[\da-f]+);/i.exec(text)?.[0];
  return entity === undefined || english.includes(entity)
    ? undefined
    : `“${entity}” would be shown as it stands. Write the character itself.`;
}

function sourceChecks(text: string, figures: FiguresByName): (string | undefined)[] {
  return [
    checkPlaceholderNames(text, new Set([...companyFacts, ...figures.keys()])),
    checkEntities(text, ''),
  ];
}

/** Everything that is wrong with one text, compared with the English one. */
export function checkText(
  { text, line, key, expected }: TranslatedText,
  rules: LanguageRules,
  figures: FiguresByName,
): Complaint[] {
  const { english } = expected;
  const byHand = literalFigures(text, english, figures);
  const excused = new Set(byHand.map(({ name }) => name));
  const found = [
    ...checkCharacters(text, rules.tag === sourceTag ? '' : english, rules),
    checkPlaceholders(text, expected, rules, excused),
    checkTags(text, english),
    checkNesting(text),
    checkEntities(text, english),
    byHand.length > 0 ? literalFiguresText(byHand) : undefined,
    ...(rules.tag === sourceTag ? sourceChecks(text, figures) : []),
  ];
  return found.filter((complaint) => complaint !== undefined).map((t) => ({ line, key, text: t }));
}
