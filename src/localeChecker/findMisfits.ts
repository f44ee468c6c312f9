import { Ajv, type AnySchemaObject, type ErrorObject } from 'ajv';

/** A value or name that violates a schema. */
export interface Misfit {
  readonly path: readonly string[];
  /** The violated keyword of JSON Schema. */
  readonly keyword: string;
  readonly value: unknown;
  /** The correction, from the schema's `errorMessage`, which editors show too. */
  readonly advice: string;
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

const ajv = new Ajv({ allErrors: true, verbose: true, discriminator: true, allowUnionTypes: true });
ajv.addKeyword('errorMessage');
ajv.addFormat('date', isDate);

/** The names of a JSON Pointer (RFC 6901). */
function namesOf(pointer: string): string[] {
  const names = pointer.split('/').slice(1);
  return names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function misfitOf(error: ErrorObject): Misfit {
  const { instancePath, params, propertyName, keyword, data, parentSchema = {} } = error;
  const name = params.additionalProperty ?? params.missingProperty ?? propertyName;
  const missing = parentSchema.properties?.[params.missingProperty];
  return {
    path: name === undefined ? namesOf(instancePath) : [...namesOf(instancePath), name],
    keyword,
    value: data,
    advice: (missing ?? parentSchema).errorMessage ?? '',
  };
}

/** All violations of a schema in a file. Ajv caches the compiled schema. */
export function findMisfits(schema: AnySchemaObject, content: unknown): Misfit[] {
  const validate = ajv.compile(schema);
  if (validate(content)) return [];
  const errors = validate.errors ?? [];
  return errors.filter(({ keyword }) => keyword !== 'propertyNames').map(misfitOf);
}
