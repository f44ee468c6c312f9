import { companyFacts } from '../../site/companyFacts.ts';
import { pluralBases } from './expectedMembers.ts';
import type { JsonGroup } from './json/JsonNode.ts';
import type { Source } from './readSource.ts';
import { placeholdersOf } from './text/checkPlaceholders.ts';
import { tagNames } from './text/checkTags.ts';

/** By key, as code writes it: the names of what its text needs. */
type Needs = Map<string, Set<string>>;

interface Found {
  readonly placeholders: Needs;
  readonly tags: Needs;
}

function add(needs: Needs, key: string, names: Iterable<string>): void {
  const known = needs.get(key) ?? new Set();
  for (const name of names) known.add(name);
  if (known.size > 0) needs.set(key, known);
}

// A counted text is one key in code; a form for one number, as `times_2`, is its context.
function nameInCode(name: string, bases: ReadonlySet<string>) {
  const [, base = '', form = ''] = /^(.+)_([a-z]+|\d+)$/.exec(name) ?? [];
  if (!bases.has(base)) return { name, needs: [] };
  return { name: base, needs: /\d/.test(form) ? ['count', 'context'] : ['count'] };
}

function collect(group: JsonGroup, path: string, isGiven: (name: string) => boolean, all: Found) {
  const bases = pluralBases(group);
  for (const [member, node] of group.members) {
    const { name, needs } = nameInCode(member, bases);
    const key = `${path}${name}`;
    if (node.kind === 'group') collect(node, `${key}.`, isGiven, all);
    if (node.kind !== 'text') continue;
    const names = [...placeholdersOf(node.value).names].filter((found) => !isGiven(found));
    add(all.placeholders, key, [...names, ...needs]);
    add(all.tags, key, tagNames(node.value));
  }
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
  const all: Found = { placeholders: new Map(), tags: new Map() };
  const facts = new Set<string>(companyFacts);
  const isGiven = (name: string) => figures.has(name) || facts.has(name);
  for (const [namespace, { group }] of namespaces)
    if (group) collect(group, `${namespace}:`, isGiven, all);
  return `// Made from the English texts by \`npm run locales\`.

/** The placeholders that code has to fill, by key; figures and the company's facts fill themselves. */
export interface Placeholders {
${members(all.placeholders)}
}

/** The tags that code has to give an element for, by key. */
export interface Tags {
${members(all.tags)}
}
`;
}
