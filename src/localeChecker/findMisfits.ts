import { Ajv, type ErrorObject } from 'ajv';

/** The keywords of JSON Schema that the checker reads; the validator reads more. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  /** What to write instead: a keyword of editors' own, which show it too. */
  readonly errorMessage?: string;
}

/** A value, or a name, that does not fit a schema. */
export interface Misfit {
  readonly path: readonly string[];
  /** The keyword of JSON Schema that it does not fit. */
  readonly keyword: string;
  readonly value: unknown;
  /** The part of the schema that holds the keyword. */
  readonly schema: Schema;
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
  // `verbose` gives the part of the schema, of which the type says nothing.
  const schema = parentSchema as Schema;
  const path = name === undefined ? namesOf(instancePath) : [...namesOf(instancePath), name];
  return { path, keyword, value: data, schema };
}

/** Everything in a file that does not fit a schema; a schema is compiled once. */
export function findMisfits(schema: Schema, content: unknown): Misfit[] {
  const validate = ajv.compile(schema);
  if (validate(content)) return [];
  const errors = validate.errors ?? [];
  return errors.filter(({ keyword }) => keyword !== 'propertyNames').map(misfitOf);
}
