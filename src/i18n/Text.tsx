import type { ReactElement, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Key } from './keys.ts';
import { useWords } from './useWords.ts';
import type { Values } from './words.ts';

type Render = (content: ReactNode) => ReactElement;

interface TextProps {
  readonly k: Key;
  readonly values?: Values | undefined;
  /** What stands for each tag of a rich text: `<policy>…</policy>` calls `tags.policy`. */
  readonly tags?: Readonly<Record<string, Render>>;
}

/**
 * A text of the locale files. Where English stands in for a missing translation, it is wrapped in
 * an element that says so, so that a screen reader switches its voice (WCAG 3.1.2).
 */
export function Text({ k, values, tags }: TextProps): ReactNode {
  const words = useWords();
  const marks = words.marks(k);
  const content = tags ? <Rich k={k} values={values} tags={tags} /> : words.t(k, values);
  return marks.lang ? <span {...marks}>{content}</span> : content;
}

function Rich({ k, values, tags }: TextProps & { tags: Record<string, Render> }): ReactElement {
  const { i18n } = useTranslation();
  const words = useWords();
  // As a plain string: Trans's own key types are a union too large for the compiler.
  const key: string = k;
  const components = Object.fromEntries(
    Object.entries(tags).map(([name, render]) => [name, <Tag key={name} render={render} />]),
  );
  return (
    <Trans
      i18n={i18n}
      t={i18n.getFixedT(words.language.tag)}
      i18nKey={key}
      values={{ ...words.values, ...values }}
      components={components}
    />
  );
}

// Attributes written in a locale file arrive here as props and stop here: a translation
// must not be able to point a link elsewhere.
function Tag({ render, children }: { readonly render: Render; readonly children?: ReactNode }) {
  return typeof render === 'function' ? render(children) : children;
}
