import { expectedNames, expectedTexts, pluralBases, splitForm } from './expectedTexts.ts';
import { findMisfits, type Misfit, type Schema } from './findMisfits.ts';
import type { LanguageRules } from './LanguageRules.ts';
import { didYouMean, nearest } from './nearest.ts';
import type { Problem } from './Problem.ts';
import { describe, isGroup, type JsonFile, type JsonGroup, valueAt } from './readJson.ts';
import textsSchema from './schemas/texts.schema.json' with { type: 'json' };

function schemaFor(english: JsonGroup, rules: LanguageRules): Schema {
  const properties = expectedNames(english, rules).map(({ name, source }) => {
    const value = english[source];
    if (isGroup(value)) return [name, schemaFor(value, rules)];
    // A mistake in English is said once, there.
    return [name, typeof value === 'string' ? { type: 'string' } : {}];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

const schemas = new Map<string, Schema>();

/** The same object for the same English keys and plural forms, because compiling takes time. */
function sharedSchema(english: JsonGroup, rules: LanguageRules): Schema {
  const id = JSON.stringify([rules.categories, english]);
  const schema = schemas.get(id) ?? schemaFor(english, rules);
  schemas.set(id, schema);
  return schema;
}

function wrongKind({ value, schema }: Misfit): string {
  const wanted = schema.type === 'string' ? 'a text in quotation marks' : 'a group in braces { … }';
  const hint = value === null ? ' Write "" for “not translated yet”.' : '';
  return `Here stands ${describe(value)}, but in English ${wanted}. Write ${wanted} here too.${hint}`;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(', ');
}

function wrongForm(base: string, group: JsonGroup, rules: LanguageRules): string {
  const names = expectedNames(group, rules).filter((expected) => expected.base === base);
  return `${rules.name} does not have this plural form. Its forms here are ${quoted(names.map(({ name }) => name))}: use those.`;
}

function similar(path: readonly string[], expected: readonly string[], keys: readonly string[]) {
  const name = path.at(-1) ?? '';
  if (nearest(name, expected) !== undefined) return didYouMean(name, expected);
  const elsewhere = keys.filter((key) => key === name || key.endsWith(`.${name}`));
  if (elsewhere.length > 0) return ` English has it at ${quoted(elsewhere.slice(0, 2))}.`;
  return didYouMean(path.join('.'), keys);
}

function unknownName({ path, schema }: Misfit, english: JsonGroup, rules: LanguageRules): string {
  const name = path.at(-1) ?? '';
  const outer = valueAt(english, path.slice(0, -1));
  const group = isGroup(outer) ? outer : {};
  const bases = pluralBases(group);
  const base = splitForm(name, bases)?.base ?? name;
  if (bases.has(base)) return wrongForm(base, group, rules);
  const keys = expectedTexts(english, rules).map(({ key }) => key);
  // Messages name keys with dots; in the files each dot is a group.
  if (name.includes('.') && keys.includes(path.join('.')))
    return 'A key with dots does not work. Write each part as a group of its own, as in the English file.';
  const hint = similar(path, Object.keys(schema.properties ?? {}), keys);
  return `The English file has no such key here.${hint} Rename or remove it.`;
}

/** Keys that the English file does not have, and groups and texts in each other's place. */
export function checkKeys(own: JsonFile, english: JsonGroup, rules: LanguageRules): Problem[] {
  const misfits = findMisfits(sharedSchema(english, rules), own.content);
  return misfits.map((misfit) => {
    const isUnknown = misfit.keyword === 'additionalProperties';
    return own.at(misfit.path, isUnknown ? unknownName(misfit, english, rules) : wrongKind(misfit));
  });
}

/** What is neither text nor group in an English file, which is compared with nothing. */
export function checkSourceKinds({ content, at }: JsonFile): Problem[] {
  return findMisfits(textsSchema, content).map(({ path, value, schema }) =>
    at(
      path,
      `Here stands ${describe(value)}, which locale files do not hold. ${schema.errorMessage}`,
    ),
  );
}
