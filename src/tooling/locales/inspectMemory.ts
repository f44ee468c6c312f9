import { sourceTag } from '../../i18n/sourceTag.ts';
import type { InspectedNamespace } from './inspectNamespace.ts';
import type { Locales } from './Locales.ts';
import { type Problem, problemsIn } from './Problem.ts';
import { type Origin, originNow, readMemory, type SourceMemory } from './sourceMemory.ts';

/** What sources.json said and what it should say now. */
export interface MemoryChange {
  readonly before: SourceMemory;
  readonly now: SourceMemory;
}

interface InspectedMemory {
  /** Undefined for English, and where the file must stay as it is because it cannot be read. */
  readonly memory: MemoryChange | undefined;
  readonly problems: readonly Problem[];
}

function remember(namespaces: readonly InspectedNamespace[], before: SourceMemory): SourceMemory {
  const now = new Map<string, Origin>();
  // While a file cannot be read, nothing is known of its texts: what was remembered stays.
  const unread = new Set(namespaces.filter((n) => !n.isReadable).map((n) => n.namespace));
  for (const [key, origin] of before) if (unread.has(key.split(':')[0] ?? '')) now.set(key, origin);
  for (const { namespace, translated } of namespaces) {
    for (const text of translated) {
      const key = `${namespace}:${text.key}`;
      now.set(key, originNow(text, before.get(key)));
    }
  }
  return now;
}

/** Compares what a language's translations are now with what sources.json remembers of them. */
export function inspectMemory(
  locales: Locales,
  tag: string,
  namespaces: readonly InspectedNamespace[],
): InspectedMemory {
  if (tag === sourceTag) return { memory: undefined, problems: [] };
  const { memory: before, complaints } = readMemory(locales.path(tag, 'sources.json'));
  const problems = problemsIn(locales.shown(tag, 'sources.json'), complaints);
  return { memory: before && { before, now: remember(namespaces, before) }, problems };
}
