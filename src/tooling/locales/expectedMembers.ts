import type { JsonGroup, JsonNode, JsonText } from './json/JsonNode.ts';
import type { LanguageRules } from './LanguageRules.ts';

/** The English forms of one counted text, by their suffix: `one`, `other`, and numbers as `2`. */
export type Forms = ReadonlyMap<string, string>;

/** A text that a translation should have, and what it is compared with. */
export interface ExpectedText {
  readonly kind: 'text';
  readonly english: string;
  /** Where the English text stands. */
  readonly line: number;
  /** The name that stands for all forms of a counted text. */
  readonly base: string;
  /** For a counted text: its suffix and all English forms. */
  readonly form?: string;
  readonly forms?: Forms;
}

export type Expected = ExpectedText | JsonGroup;

const pluralName = /^(.+)_(zero|one|two|few|many|other)$/;
const numberName = /^(.+)_(\d+)$/;

/** The base of `month_other`, which is `month`; undefined for a name without plural category. */
export function pluralBase(name: string): string | undefined {
  return pluralName.exec(name)?.[1];
}

/** The names of a group that come in plural forms, without the form. */
export function pluralBases(group: JsonGroup): ReadonlySet<string> {
  const bases = [...group.members.keys()].map(pluralBase);
  return new Set(bases.filter((base) => base !== undefined));
}

function splitForm(name: string, bases: ReadonlySet<string>) {
  const [, base, form] = pluralName.exec(name) ?? numberName.exec(name) ?? [];
  return base && form && bases.has(base) ? { base, form } : undefined;
}

function textForms(group: JsonGroup, base: string): Forms {
  const forms = new Map<string, string>();
  for (const [name, node] of group.members) {
    const split = splitForm(name, new Set([base]));
    if (split && node.kind === 'text') forms.set(split.form, node.value);
  }
  return forms;
}

function countedText(base: string, form: string, forms: Forms, line: number): ExpectedText {
  const english = forms.get(form) ?? forms.get('other') ?? [...forms.values()][0] ?? '';
  return { kind: 'text', english, line, base, form, forms };
}

function countedTexts(base: string, group: JsonGroup, line: number, rules: LanguageRules) {
  const forms = textForms(group, base);
  const numbers = [...forms.keys()].filter((form) => /^\d+$/.test(form));
  return [...numbers, ...rules.categories].map(
    (form) => [`${base}_${form}`, countedText(base, form, forms, line)] as const,
  );
}

function plainMember(name: string, node: JsonText | JsonGroup): Expected {
  return node.kind === 'group'
    ? node
    : { kind: 'text', english: node.value, line: node.line, base: name };
}

function isWord(node: JsonNode): node is JsonText | JsonGroup {
  return node.kind !== 'other';
}

/** The names that a language's file should have where English has this group, in its order. */
export function expectedMembers(
  english: JsonGroup,
  rules: LanguageRules,
): ReadonlyMap<string, Expected> {
  const expected = new Map<string, Expected>();
  const bases = pluralBases(english);
  for (const [name, node] of english.members) {
    const counted = splitForm(name, bases);
    if (!isWord(node)) continue;
    const members = counted
      ? countedTexts(counted.base, english, node.line, rules)
      : [[name, plainMember(name, node)] as const];
    for (const [member, text] of members) if (!expected.has(member)) expected.set(member, text);
  }
  return expected;
}

/** A form for one number, such as "twice", is a help that a language may do without. */
export function isOptional(expected: ExpectedText): boolean {
  return expected.form !== undefined && /^\d+$/.test(expected.form);
}
