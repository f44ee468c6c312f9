import { regions, wholes } from './speech.ts';

const role = [...wholes, ...regions, 'heading'].join('|');

/** A line of a transcript: mark of its language, role with states, name and value, description. */
const line = new RegExp(
  `^(\\s*(?:\\[[\\w-]+\\] )?)((?:${role})(?:, [\\w ]+)*)(?:: (.*?)( \\(.*\\))?)?$`,
);

function shapeOfLine(text: string): string {
  if (/^\s*list of \d+/.test(text)) return text;
  const [, start, what, name, description] = line.exec(text) ?? [];
  if (what) return `${start}${what}${name ? ': name' : ''}${description ? ' (description)' : ''}`;
  return text.replace(/^(\s*(?:\[[\w-]+\] )?).+$/, '$1text');
}

/** A transcript without its words: roles, states, languages, and what has a name or a description. */
export function shapeOf(transcript: string): string {
  return transcript.split('\n').map(shapeOfLine).join('\n');
}
