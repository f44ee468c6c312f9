import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { Given, Key, TagName, Values } from './keys.ts';
import type { RichPart } from './richText.ts';
import { useWords } from './useWords.ts';

type Render = (content: ReactNode) => ReactElement;

type Tags = Readonly<Record<string, Render>>;

/** A key, with what its text has to be given: a missing placeholder or tag does not compile. */
type TextProps<K extends Key> = {
  readonly k: K;
} & (Given<K> extends [infer V] ? { readonly values: V } : { readonly values?: undefined }) &
  // What stands for each tag of a rich text: `<policy>…</policy>` calls `tags.policy`.
  ([TagName<K>] extends [never]
    ? { readonly tags?: undefined }
    : { readonly tags: Readonly<Record<TagName<K>, Render>> });

interface AnyText {
  readonly k: Key;
  readonly values?: Values | undefined;
  readonly tags?: Tags | undefined;
}

/**
 * A text of the locale files. Where English stands in for a missing translation, it is wrapped in
 * an element that says so, so that a screen reader switches its voice (WCAG 3.1.2).
 */
export function Text<K extends Key>(props: TextProps<K>): ReactNode {
  const { marks, rich } = useWords();
  // Whoever called it was held to the exact type.
  const { k, values, tags = {} } = props as AnyText;
  const ownMarks = marks(k);
  const content = nodeOf(rich(k, Object.keys(tags), values), { ...tags, english });
  return Object.keys(ownMarks).length > 0 ? <span {...ownMarks}>{content}</span> : content;
}

const english: Render = (content) => (
  <span lang="en" dir="ltr">
    {content}
  </span>
);

function nodeOf(parts: readonly RichPart[], tags: Tags): ReactNode {
  const nodes = parts.map((part) =>
    typeof part === 'string' ? part : tags[part.tag]?.(nodeOf(part.parts, tags)),
  );
  // As arguments, not as a list: the parts of a text never change places and need no keys.
  return createElement(Fragment, null, ...nodes);
}
