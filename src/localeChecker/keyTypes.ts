import { sourceTag } from '../i18n/sourceTag.ts';
import { companyFacts } from '../site/companyFacts.ts';
import { expectedTexts } from './expectedTexts.ts';
import { languageRules } from './LanguageRules.ts';
import type { Source } from './readSource.ts';
import { placeholdersIn } from './text/checkPlaceholders.ts';
import { tagNames } from './text/checkTags.ts';

/** The names of placeholders or tags by key, as in code. */
type Needs = Map<string, Set<string>>;

function add(needs: Needs, key: string, names: readonly string[]): void {
  if (names.length > 0) needs.set(key, new Set([...(needs.get(key) ?? []), ...names]));
}

function members(needs: Needs): string {
  const lines = [...needs].map(([key, names]) => {
    const union = [...names].sort().map((name) => `'${name}'`);
    return `  '${key}': ${union.join(' | ')};`;
  });
  return lines.sort().join('\n');
}

/** The TypeScript module with the placeholders and tags of each English text, which code must supply. */
export function keyTypes({ namespaces, figures }: Source): string {
  const placeholders: Needs = new Map();
  const tags: Needs = new Map();
  const given = new Set<string>([...companyFacts, ...figures.keys()]);
  for (const [namespace, { content = {} }] of namespaces)
    for (const { noteKey, form, english } of expectedTexts(content, languageRules(sourceTag))) {
      const key = `${namespace}:${noteKey}`;
      const names = placeholdersIn(english).filter((name) => !given.has(name));
      // In code a counted text is one key; its form for one number, as `times_2`, is a context.
      const number = form === undefined ? [] : /\d/.test(form) ? ['count', 'context'] : ['count'];
      add(placeholders, key, [...names, ...number]);
      add(tags, key, tagNames(english));
    }
  return `// Generated from the English texts by \`npm run locales\`.

/** The placeholders that code must supply, by key; the build supplies figures and company facts. */
export interface Placeholders {
${members(placeholders)}
}

/** The tags for which code must supply a component, by key. */
export interface Tags {
${members(tags)}
}
`;
}
