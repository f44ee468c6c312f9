import { sourceTag } from '../i18n/sourceTag.ts';
import { companyFacts } from '../site/companyFacts.ts';
import { expectedTexts } from './expectedTexts.ts';
import { languageRules } from './LanguageRules.ts';
import type { Source } from './readSource.ts';
import { placeholdersIn } from './text/checkPlaceholders.ts';
import { tagNames } from './text/checkTags.ts';

/** By key, as code writes it: the names of what its text needs. */
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

/** The TypeScript module that says what each English text needs, so that forgetting it does not compile. */
export function keyTypes({ namespaces, figures }: Source): string {
  const placeholders: Needs = new Map();
  const tags: Needs = new Map();
  const given = new Set<string>([...companyFacts, ...figures.keys()]);
  for (const [namespace, { content = {} }] of namespaces)
    for (const { noteKey, form, english } of expectedTexts(content, languageRules(sourceTag))) {
      const key = `${namespace}:${noteKey}`;
      const names = placeholdersIn(english).filter((name) => !given.has(name));
      // A counted text is one key in code; a form for one number, as `times_2`, is its context.
      const number = form === undefined ? [] : /\d/.test(form) ? ['count', 'context'] : ['count'];
      add(placeholders, key, [...names, ...number]);
      add(tags, key, tagNames(english));
    }
  return `// Made from the English texts by \`npm run locales\`.

/** The placeholders that code has to fill, by key; figures and the company's facts fill themselves. */
export interface Placeholders {
${members(placeholders)}
}

/** The tags that code has to give an element for, by key. */
export interface Tags {
${members(tags)}
}
`;
}
