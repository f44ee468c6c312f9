import { sourceTag } from '../../i18n/sourceTag.ts';
import type { LanguageRules } from './LanguageRules.ts';
import type { Locales } from './Locales.ts';
import { type Problem, problemsIn } from './Problem.ts';
import { readGroup } from './readSource.ts';
import { checkMeta } from './settings/checkMeta.ts';

/** What a meta.json says, empty where it does not, and what is wrong with it. */
export interface InspectedMeta {
  readonly name: string;
  readonly status: string;
  readonly problems: readonly Problem[];
}

/** Reads and checks the meta.json of a language. */
export function inspectMeta(locales: Locales, rules: LanguageRules): InspectedMeta {
  const file = [rules.tag, 'meta.json'];
  const shown = locales.shown(...file);
  if (!locales.has(...file)) {
    const text = `The file is missing. Copy locales/${sourceTag}/meta.json and change it.`;
    return { name: '', status: '', problems: [{ file: shown, text }] };
  }
  const { group, complaints } = readGroup(locales.path(...file));
  const wrong = group ? checkMeta(group, rules) : [];
  const value = (key: string) => {
    const node = group?.members.get(key);
    return node?.kind === 'text' ? node.value : '';
  };
  const problems = problemsIn(shown, [...complaints, ...wrong]);
  return { name: value('name'), status: value('status'), problems };
}
