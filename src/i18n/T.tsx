import { type ComponentType, Fragment, type HTMLAttributes, memo, type ReactNode } from 'react';
// `Trans` itself takes the instance from a context, too, and would load namespaces.
import { Trans } from 'react-i18next/TransWithoutContext';
import { translateOf } from '../site/company.ts';
import { FallbackMark } from './FallbackMark.tsx';
import type { CodeValue, Key, TextValues } from './keys.ts';
import { Naira } from './Naira.tsx';
import { translate, useI18n } from './texts.ts';

/** The component of a tag in a text. It accepts no attributes, because a translation could set them. */
type Wrapper = ComponentType<{ readonly children?: ReactNode }>;

interface Attributes
  extends Pick<HTMLAttributes<HTMLElement>, 'aria-hidden' | 'className' | 'hidden' | 'id'> {
  readonly i18nKey: Key;
  /** The element of the text, which gets the other attributes. */
  readonly parent?: 'dd' | 'dt' | 'h2' | 'h3' | 'li' | 'p' | 'span' | 'strong';
}

interface Rich {
  readonly values?: TextValues | undefined;
  /** `components.policy` renders `<policy>…</policy>`. Not made while rendering: each would be another component. */
  readonly components?: Readonly<Record<string, Wrapper>> | undefined;
  readonly elements?: never;
}

interface Filled {
  readonly values?: never;
  readonly components?: never;
  /** Take the places of all placeholders, such as a `T`, whose language may be another one than the text's. */
  readonly elements: Readonly<Partial<Record<CodeValue, ReactNode>>>;
}

/**
 * Renders a text of the locale files as an element of its own; one that falls back to English with
 * `lang` and `dir`, so that a screen reader switches its voice, and so one of the page's language
 * inside of it (WCAG 3.1.2).
 *
 * Another text is another element. A browser's translator replaces text nodes, later ones too; React
 * would update a node that is no longer in the page, so that the old text stayed, or throw when it
 * removes one (facebook/react#11538). And a translation that is still under way must not replace a
 * newer text.
 *
 * Memoized, because a navigation renders all links of header and footer, whose texts stay.
 */
export const T = memo(function T({
  i18nKey,
  values,
  components,
  elements,
  parent: Parent = 'span',
  ...attributes
}: Attributes & (Rich | Filled)): ReactNode {
  const i18n = useI18n();
  const { text, langProps } = translate(i18n, i18nKey, elements ? 'unfilled' : values);
  return (
    <Parent key={`${i18n.language} ${text}`} translate={translateOf(text)} {...attributes}>
      {/* Inside the parent, whose direction also places the marker of a list item. */}
      <FallbackMark isFallback={langProps.lang !== undefined}>
        {elements ? (
          fill(text, elements)
        ) : components ? (
          <Trans
            i18n={i18n}
            // The types of `Trans` are too complex for TypeScript with so many keys.
            i18nKey={i18nKey as never}
            values={values}
            components={Object.fromEntries(
              Object.entries(components).map(([id, Tag]) => [id, <Tag key={id} />]),
            )}
          />
        ) : text.includes('₦') ? (
          <Naira>{text}</Naira>
        ) : (
          text
        )}
      </FallbackMark>
    </Parent>
  );
});

/** The words between are elements, too, because one of the others may change where a translator is at work. */
function fill(text: string, elements: Filled['elements']): ReactNode {
  return text.split(/\{\{(\w+)\}\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Fragment key={index}>{index % 2 ? elements[part as CodeValue] : <span>{part}</span>}</Fragment>
  ));
}
