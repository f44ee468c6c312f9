/** A text of a JSON file; `line` is the line of its key, here and below. */
export interface JsonText {
  readonly kind: 'text';
  readonly value: string;
  readonly line: number;
}

export interface JsonGroup {
  readonly kind: 'group';
  readonly members: ReadonlyMap<string, JsonNode>;
  readonly line: number;
}

/** What no locale file holds: a list, null, true or false, and outside figures.json a number. */
export interface JsonOther {
  readonly kind: 'other';
  readonly value: unknown;
  readonly line: number;
}

export type JsonNode = JsonText | JsonGroup | JsonOther;

function article(type: string): string {
  return type === 'number' ? 'a number' : 'true or false';
}

/** What a value is, in words: "a text", "a group", "a list" … */
export function describeNode(node: JsonNode): string {
  if (node.kind === 'text') return 'a text';
  if (node.kind === 'group') return 'a group in braces';
  if (node.value === null) return 'null';
  return Array.isArray(node.value) ? 'a list' : article(typeof node.value);
}
