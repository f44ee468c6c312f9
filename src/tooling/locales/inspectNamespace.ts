import { sourceTag } from '../../i18n/sourceTag.ts';
import { compareTrees, type KnownText, knownTexts, type TranslatedText } from './compareTrees.ts';
import type { JsonGroup } from './json/JsonNode.ts';
import type { LanguageRules } from './LanguageRules.ts';
import type { Locales } from './Locales.ts';
import { type Problem, problemsIn } from './Problem.ts';
import { type ReadGroup, readGroup, type Source } from './readSource.ts';
import { checkText } from './text/checkText.ts';

export interface InspectedNamespace {
  readonly namespace: string;
  /** False when its file, or the English one, cannot be read. */
  readonly isReadable: boolean;
  readonly translated: readonly TranslatedText[];
  readonly missing: readonly KnownText[];
  readonly problems: readonly Problem[];
}

function unreadable(namespace: string, problems: readonly Problem[] = []): InspectedNamespace {
  return { namespace, isReadable: false, translated: [], missing: [], problems };
}

function notBegun(namespace: string, english: JsonGroup, rules: LanguageRules) {
  const missing = knownTexts(english, rules);
  return { namespace, isReadable: true, translated: [], missing, problems: [] };
}

const lackingInEnglish =
  'English is the source and needs every text. Write it, in each of its plural forms.';

function englishGaps(missing: readonly KnownText[], tag: string) {
  if (tag !== sourceTag) return [];
  return missing.map(({ key, expected }) => ({ line: expected.line, key, text: lackingInEnglish }));
}

function readOwn(locales: Locales, tag: string, namespace: string, source: Source): ReadGroup {
  const english = tag === sourceTag ? source.namespaces.get(namespace) : undefined;
  return english ?? readGroup(locales.path(tag, `${namespace}.json`));
}

/** Compares one file of a language with the English one, and checks every text in it. */
export function inspectNamespace(
  locales: Locales,
  rules: LanguageRules,
  namespace: string,
  source: Source,
): InspectedNamespace {
  const name = `${namespace}.json`;
  const english = source.namespaces.get(namespace)?.group;
  const shown = locales.shown(rules.tag, name);
  if (!locales.has(rules.tag, name))
    return english ? notBegun(namespace, english, rules) : unreadable(namespace);
  const { group, complaints } = readOwn(locales, rules.tag, namespace, source);
  if (!group || !english) return unreadable(namespace, problemsIn(shown, complaints));
  const compared = compareTrees(english, group, rules);
  const faults = compared.translated.flatMap((text) => checkText(text, rules, source.figures));
  const gaps = englishGaps(compared.missing, rules.tag);
  const all = [...complaints, ...compared.complaints, ...faults, ...gaps];
  all.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { ...compared, namespace, isReadable: true, problems: problemsIn(shown, all) };
}
