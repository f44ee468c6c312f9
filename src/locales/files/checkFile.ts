import { Ajv, type ErrorObject, type SchemaObject } from 'ajv';
import { type JsonFile, type Problem, quoted, shownValue } from './Locales.ts';

/** The content of a file in the shape of its schema; undefined if there are problems. */
export interface Checked<Content> {
  readonly content?: Content | undefined;
  readonly problems: readonly Problem[];
}

/** Whether a text is a day that exists, as 2024-10-02. */
export function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // A year such as 0224 is a slip.
  if (!/^(?:19|20)/.test(text)) return false;
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  discriminator: true,
  allowUnionTypes: true,
  // In binary 33.33 is not an exact multiple of 0.01.
  multipleOfPrecision: 6,
});
// The relations between figures are checked by `readFigures`.
ajv.addVocabulary(['errorMessage', 'relations']);
ajv.addFormat('date', isDate);

/** The problem of a violation; its correction is the schema's `errorMessage`, as in editors. */
function problemOf(error: ErrorObject, at: JsonFile['at']): Problem {
  const { instancePath, params, propertyName, data, parentSchema = {} } = error;
  const { additionalProperty: added, missingProperty: missing } = params;
  const names = instancePath.split('/').slice(1);
  const place = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const name = added ?? missing ?? propertyName;
  const path = name === undefined ? place : [...place, name];
  const { properties, errorMessage } = parentSchema;
  if (added !== undefined) {
    const known = quoted(Object.keys(properties), ' or ');
    return at(path, `“${added}” does not belong here: write ${known}, or remove it.`);
  }
  if (missing !== undefined) {
    const advice = properties?.[missing]?.errorMessage ?? errorMessage;
    return at(path, `“${missing}” is missing: ${advice}.`);
  }
  return at(path, `${shownValue(data)} does not fit here: ${errorMessage}.`);
}

/**
 * Checks a file against the schema of its content, with one problem for each place. Ajv caches the
 * compiled schema.
 * @param check reports what a schema cannot, in content that fits the schema
 */
export function checkFile<Content>(
  { content, problems, at }: JsonFile,
  schema: SchemaObject,
  check: (content: Content, at: JsonFile['at']) => Iterable<Problem> = () => [],
): Checked<Content> {
  const fits = ajv.compile<Content>(schema);
  if (content === undefined) return { problems };
  if (fits(content)) {
    const all = [...problems, ...check(content, at)];
    return all.length > 0 ? { problems: all } : { content, problems: all };
  }
  const errors = (fits.errors ?? []).filter(({ keyword }) => keyword !== 'propertyNames');
  const misfits = errors.map((error) => problemOf(error, at));
  const byPlace = new Map(misfits.map((problem) => [problem.key, problem]));
  return { problems: [...problems, ...byPlace.values()] };
}
