import { type Member, membersOf, splitForm } from '../files/expectedTexts.ts';
import {
  isGroup,
  type JsonFile,
  type JsonGroup,
  type Problem,
  quoted,
  shownValue,
} from '../files/Locales.ts';
import type { LanguageRules } from '../files/languageRules.ts';

function unknownName(name: string, own: JsonGroup, members: Member[], rules: LanguageRules) {
  if (name.includes('.'))
    return 'A key with dots does not work: write each part as a group of its own, as in the English file.';
  const { base, form: given } = splitForm(name.replace(/_plural$/, '_other'));
  if (given && /^(?:morning|evening)$/.test(base))
    return 'The number is not an hour of this text: “morning” has the hours 0 to 11, “evening” 12 to 23, as in “evening_17”.';
  const forms = members.filter((member) => member.form && member.base === base);
  if (forms.length > 0)
    return `${rules.name} does not have this plural form: use ${quoted(forms.map((form) => form.name))}.`;
  const lacking = members.filter((member) => !Object.hasOwn(own, member.name));
  const names = quoted(lacking.map((member) => member.name).slice(0, 8), ' or ');
  return `English has no such key here: ${names && `rename it to ${names}, or `}remove it.`;
}

/**
 * Reports counted texts that have forms of exact numbers only. Programs that write i18next JSON v3
 * number the plural forms: their `month_0` is the form for 1, but here it is the form for 0.
 */
function* checkForms(
  file: JsonFile,
  own: JsonGroup,
  members: readonly Member[],
  rules: LanguageRules,
  groups: readonly string[],
): Generator<Problem> {
  for (const base of new Set(members.filter(({ forms }) => forms).map((member) => member.base))) {
    const given = members.filter((member) => member.base === base && own[member.name]);
    const exact = given.filter(({ form = '', forms }) => /\d/.test(form) && !forms?.has(form));
    const [first] = exact;
    if (!first || exact.length < given.length) continue;
    const names = rules.categories.map((form) => `${base}_${form}`);
    const text = `${quoted(exact.map(({ name }) => name))} ${exact.length === 1 ? 'is a form' : 'are forms'} of exact numbers, and no other number has one: name the forms ${quoted(names)}. A platform must be set to i18next JSON v4, not v3.`;
    yield file.at([...groups, first.name], text);
  }
}

/**
 * Reports keys that the English file lacks, texts in place of groups, and groups in place of texts.
 */
export function* checkKeys(
  file: JsonFile,
  english: JsonGroup,
  own: JsonGroup,
  rules: LanguageRules,
  groups: readonly string[] = [],
): Generator<Problem> {
  const members = membersOf(english, own, rules);
  yield* checkForms(file, own, members, rules, groups);
  for (const [name, value] of Object.entries(own)) {
    const path = [...groups, name];
    const member = members.find((candidate) => candidate.name === name);
    const expected = member && english[member.englishName];
    if (expected === undefined) yield file.at(path, unknownName(name, own, members, rules));
    else if (isGroup(expected) && isGroup(value))
      yield* checkKeys(file, expected, value, rules, path);
    // A value that is wrong in English, too, is reported in the English file.
    else if (isGroup(expected) || (typeof expected === 'string' && typeof value !== 'string')) {
      const wanted = isGroup(expected) ? 'a group in braces { … }' : 'a text in quotation marks';
      const hint = value === null ? ', or "" if it is not translated yet' : '';
      const text = `${shownValue(value)} stands where English has ${wanted}: write ${wanted}${hint}.`;
      yield file.at(path, text);
    }
  }
}
