import type { ReactElement, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Given, Key, TagName, Values } from './keys.ts';
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
  const words = useWords();
  // Whoever called it was held to the exact type.
  const { k, values, tags = noTags } = props as AnyText;
  const marks = words.marks(k);
  const isRich = tags !== noTags || (words.borrowedFigures.size > 0 && !marks.lang);
  const content = isRich ? <Rich k={k} values={values} tags={tags} /> : plain(words.t, k, values);
  return Object.keys(marks).length > 0 ? <span {...marks}>{content}</span> : content;
}

const noTags: Tags = {};

function plain(t: (key: Key, ...given: never) => string, k: Key, values?: Values): string {
  // `Text` has been given what the key needs.
  return (t as (key: Key, values?: Values) => string)(k, values);
}

function Rich({ k, values, tags }: AnyText & { readonly tags: Tags }): ReactElement {
  const { i18n } = useTranslation();
  const words = useWords();
  const lookUp = i18n.getFixedT(words.language.tag);
  // As plain strings: the key types of i18next are a union too large for the compiler.
  const say = (key: string, options: Record<string, unknown>) => {
    const text = String(lookUp(key, { ...options, skipInterpolation: true }));
    const marked = markEnglish(text, words.borrowedFigures);
    return i18n.services.interpolator.interpolate(marked, options, words.language.tag, options);
  };
  const key: string = k;
  const components = Object.fromEntries(
    Object.entries({ ...tags, english }).map(([name, render]) => [
      name,
      <Tag key={name} render={render} />,
    ]),
  );
  return (
    <Trans
      i18n={i18n}
      t={say as typeof lookUp}
      i18nKey={key}
      values={{ ...words.valuesFor(k), ...values }}
      components={components}
    />
  );
}

const english: Render = (content) => (
  <span lang="en" dir="ltr">
    {content}
  </span>
);

// Before the values are filled in: Trans takes no tag from a value.
function markEnglish(text: string, borrowed: ReadonlySet<string>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
    borrowed.has(name) ? `<english>${placeholder}</english>` : placeholder,
  );
}

// Attributes written in a locale file arrive here as props and stop here: a translation
// must not be able to point a link elsewhere.
function Tag({ render, children }: { readonly render: Render; readonly children?: ReactNode }) {
  return typeof render === 'function' ? render(children) : children;
}
