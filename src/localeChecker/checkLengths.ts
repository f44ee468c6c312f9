import type { Notes } from './checkNotes.ts';
import type { InspectedNamespace } from './inspectNamespace.ts';
import type { Problem } from './Problem.ts';
import { withoutPlaceholders } from './text/checkPlaceholders.ts';
import { withoutTags } from './text/checkTags.ts';

const limitPattern = /about (\d+) characters/i;
/** “About 20” allows 25. */
const tolerance = 1.25;

const segmenter = new Intl.Segmenter();

/** The length limit of a note, in grapheme clusters. */
export function lengthLimit(note: string | undefined): number | undefined {
  const [, limit] = limitPattern.exec(note ?? '') ?? [];
  return limit === undefined ? undefined : Number(limit);
}

/** The length of a text in grapheme clusters, without tags and the values of placeholders. */
export function lengthOf(text: string): number {
  return [...segmenter.segment(withoutTags(withoutPlaceholders(text)))].length;
}

/** Warns of translations that exceed the length limit of their note. */
export function checkLengths(namespaces: readonly InspectedNamespace[], notes: Notes): Problem[] {
  return namespaces.flatMap(({ namespace, translated, at }) =>
    translated.flatMap(({ path, noteKey, text }) => {
      const limit = lengthLimit(notes.get(`${namespace}:${noteKey}`));
      const length = lengthOf(text);
      return limit === undefined || length <= limit * tolerance
        ? []
        : [at(path, `The text has ${length} characters, and there is room for about ${limit}.`)];
    }),
  );
}
