import { sourceTag } from '../i18n/sourceTag.ts';
import type { FiguresByName } from './checkFigures.ts';
import { checkKeys, checkSourceKinds } from './checkKeys.ts';
import { type ExpectedText, expectedTexts, isOptional } from './expectedTexts.ts';
import type { LanguageRules } from './LanguageRules.ts';
import type { Locales } from './Locales.ts';
import type { Problem } from './Problem.ts';
import { type JsonFile, type JsonGroup, valueAt } from './readJson.ts';
import type { Source } from './readSource.ts';
import { checkText } from './text/checkText.ts';

export interface TranslatedText extends ExpectedText {
  readonly text: string;
}

/** The texts and problems of a namespace in a language. */
export interface InspectedNamespace {
  readonly namespace: string;
  /** False if its file or the English file is invalid. */
  readonly isReadable: boolean;
  readonly translated: readonly TranslatedText[];
  readonly missing: readonly ExpectedText[];
  readonly problems: readonly Problem[];
  /** Creates a problem at a key of its file. */
  readonly at: JsonFile['at'];
}

function compare(english: JsonGroup, own: JsonGroup, rules: LanguageRules, figures: FiguresByName) {
  const texts = expectedTexts(english, rules).map((expected) => {
    const value = valueAt(own, expected.path);
    return { ...expected, text: typeof value === 'string' ? value : '' };
  });
  return {
    translated: texts.filter(({ text }) => text !== ''),
    missing: texts.filter(
      (expected) => expected.text === '' && !isOptional(expected, rules, figures),
    ),
  };
}

const lackingInEnglish =
  'English is the source and needs every text. Write it, in each of its plural forms.';

/** The problems that only an English file can have. */
function sourceProblems(file: JsonFile, missing: readonly ExpectedText[]): Problem[] {
  const gaps = missing.map(({ path, source, key }) => {
    const english = file.at([...path.slice(0, -1), source], lackingInEnglish);
    return { ...english, key };
  });
  return [...checkSourceKinds(file), ...gaps];
}

function byLine(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/** Compares a file of a language with the English file, and checks its texts. */
export function inspectNamespace(
  locales: Locales,
  rules: LanguageRules,
  namespace: string,
  source: Source,
): InspectedNamespace {
  const english = source.namespaces.get(namespace)?.content;
  const file =
    rules.tag === sourceTag
      ? source.namespaces.get(namespace)
      : locales.read(rules.tag, `${namespace}.json`);
  const at: JsonFile['at'] = (path, text) =>
    file?.at(path, text) ?? { file: locales.shown(rules.tag, `${namespace}.json`), text };
  const unreadable = { namespace, isReadable: false, translated: [], missing: [], at };
  if (!english || (file && !file.content)) return { ...unreadable, problems: file?.problems ?? [] };
  const { translated, missing } = compare(english, file?.content ?? {}, rules, source.figures);
  if (!file) return { namespace, isReadable: true, translated, missing, problems: [], at };
  const problems = [
    ...file.problems,
    ...checkKeys(file, english, rules),
    ...(rules.tag === sourceTag ? sourceProblems(file, missing) : []),
    ...translated.flatMap(({ text, ...expected }) =>
      checkText(text, expected, rules, source.figures).map((found) =>
        file.at(expected.path, found),
      ),
    ),
  ];
  return { namespace, isReadable: true, translated, missing, problems: byLine(problems), at };
}
