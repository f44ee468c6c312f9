import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Complaint } from '../Problem.ts';
import type { JsonNode } from './JsonNode.ts';
import { jsonComplaint } from './jsonComplaint.ts';

export interface ParsedJson {
  /** Undefined when the text is no JSON at all. */
  readonly root: JsonNode | undefined;
  readonly complaints: readonly Complaint[];
}

interface Reading {
  lineOf(offset: number): number;
  readonly complaints: Complaint[];
}

/** Counts on from the last offset asked for: the keys of a file come in their order. */
function lineCounter(source: string): (offset: number) => number {
  let line = 1;
  let next = source.indexOf('\n');
  return (offset) => {
    for (; next >= 0 && next < offset; next = source.indexOf('\n', next + 1)) line++;
    return line;
  };
}

function readMembers(node: Node, path: string, reading: Reading): ReadonlyMap<string, JsonNode> {
  const members = new Map<string, JsonNode>();
  for (const { children: [name, value] = [] } of node.children ?? []) {
    if (!name || !value) continue;
    const key = path ? `${path}.${name.value}` : String(name.value);
    const line = reading.lineOf(name.offset);
    const earlier = members.get(name.value);
    if (earlier) reading.complaints.push({ line, key, text: duplicate(earlier.line) });
    members.set(name.value, readNode(value, key, line, reading));
  }
  return members;
}

function duplicate(line: number): string {
  return `This key was already there in line ${line}, and only the last one counts. Remove one of the two.`;
}

function readNode(node: Node, path: string, line: number, reading: Reading): JsonNode {
  if (node.type === 'string') return { kind: 'text', value: node.value, line };
  if (node.type === 'object')
    return { kind: 'group', members: readMembers(node, path, reading), line };
  return { kind: 'other', value: node.type === 'array' ? [] : node.value, line };
}

// The library is a little more lenient than the parser that the site is built with.
function isStrictJson(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}

/** Reads JSON with the line of every key, and complains of what is no JSON and of double keys. */
export function parseJson(source: string): ParsedJson {
  const errors: ParseError[] = [];
  const tree = parseTree(source, errors, { disallowComments: true });
  if (errors.length > 0 || !tree || !isStrictJson(source))
    return { root: undefined, complaints: [jsonComplaint(source, errors)] };
  const reading: Reading = { lineOf: lineCounter(source), complaints: [] };
  return { root: readNode(tree, '', 1, reading), complaints: reading.complaints };
}
