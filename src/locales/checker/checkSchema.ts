import { Ajv, type AnySchemaObject, type ErrorObject } from 'ajv';
import { type JsonFile, type Problem, quoted, shownValue } from '../files/Locales.ts';

function isDate(text: string): boolean {
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
ajv.addKeyword('errorMessage');
// The relations between figures, which checkFigures.ts checks.
ajv.addKeyword('relations');
ajv.addFormat('date', isDate);

/**
 * The place of a violation, and its correction from the schema's `errorMessage`, which editors
 * show, too.
 */
function misfitOf({ instancePath, params, propertyName, data, parentSchema = {} }: ErrorObject) {
  const { additionalProperty: added, missingProperty: missing } = params;
  const names = instancePath.split('/').slice(1);
  const place = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const name = added ?? missing ?? propertyName;
  const path = name === undefined ? place : [...place, name];
  const { properties, errorMessage } = parentSchema;
  if (added !== undefined) {
    const known = quoted(Object.keys(properties), ' or ');
    return { path, text: `“${added}” does not belong here: write ${known}, or remove it.` };
  }
  if (missing !== undefined) {
    const advice = properties?.[missing]?.errorMessage ?? errorMessage;
    return { path, text: `“${missing}” is missing: ${advice}.` };
  }
  return { path, text: `${shownValue(data)} does not fit here: ${errorMessage}.` };
}

/** All violations of a schema in a file, one for each place. Ajv caches the compiled schema. */
export function checkSchema(schema: AnySchemaObject, { content, at }: JsonFile): Problem[] {
  const validate = ajv.compile(schema);
  if (content === undefined || validate(content)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'propertyNames');
  const problems = errors.map(misfitOf).map(({ path, text }) => at(path, text));
  return [...new Map(problems.map((problem) => [problem.key, problem])).values()];
}
