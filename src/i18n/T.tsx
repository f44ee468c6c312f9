import {
  type ComponentType,
  Fragment,
  memo,
  type PropsWithChildren,
  type ReactNode,
  type ThHTMLAttributes,
} from 'react';
import type { CodeValue, Key, TextValues } from './keys.ts';
import { Naira } from './Naira.tsx';
import { englishProps, translate, translateOf, useI18n } from './texts.ts';
import { useFallbackMark } from './useFallbackMark.tsx';

/** The component of a tag in a text. It has no attributes, because a translation could set them. */
type Wrapper = ComponentType<{ readonly children?: ReactNode }>;

type AttributeName =
  | 'aria-atomic'
  | 'aria-hidden'
  | 'className'
  | 'hidden'
  | 'id'
  | 'role'
  | 'scope';

interface Attributes extends Pick<ThHTMLAttributes<HTMLElement>, AttributeName> {
  readonly i18nKey: Key;
  /** The element of the text, which gets the other attributes. */
  readonly parent?: 'dd' | 'dt' | 'h2' | 'h3' | 'li' | 'p' | 'span' | 'strong' | 'th';
}

interface Rich {
  readonly values?: TextValues | undefined;
  /**
   * `components.policy` renders `<policy>…</policy>`. They are made outside rendering: otherwise
   * each rendering would have new components.
   */
  readonly components?: Readonly<Record<string, Wrapper>> | undefined;
  readonly elements?: never;
}

interface Filled {
  readonly values?: never;
  readonly components?: never;
  /** Elements in place of all placeholders, such as a `T`, which may be in another language. */
  readonly elements: Readonly<Partial<Record<CodeValue, ReactNode>>>;
}

/** Words that a translation quotes in English: `<en>flat</en>`, without entry in `components`. */
function EnglishWords({ children }: PropsWithChildren) {
  return <span {...englishProps}>{children}</span>;
}

/**
 * Renders a text of the locale files as an element of its own. A text that falls back to English
 * has `lang` and `dir`, so that a screen reader switches its voice; so has a text in the page's
 * language inside one that falls back (WCAG 3.1.2).
 *
 * A new text is a new element. A browser's translator replaces text nodes, also later ones; React
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
  const { text, tagged, isFallback } = translate(i18n, i18nKey, values);
  const content = elements ? (
    fill(text, elements)
  ) : tagged.includes('<') ? (
    withTags(tagged, { en: EnglishWords, ...components })
  ) : text.includes('₦') ? (
    <Naira>{text}</Naira>
  ) : (
    text
  );
  const marked = useFallbackMark(isFallback, content);
  return (
    <Parent key={`${i18n.language} ${text}`} translate={translateOf(text)} {...attributes}>
      {/* Inside the parent, whose direction also places the marker of a list item. */}
      {marked}
    </Parent>
  );
});

/**
 * Replaces tags by their components; a tag may contain another one, such as `<en>`. The checker of
 * locale files demands pairs without attributes; anything else, such as an attribute that could
 * point a link elsewhere, is shown as it stands. `Trans` of react-i18next does more, for 4 kB, and
 * translates the text once more.
 */
function withTags(text: string, components: NonNullable<Rich['components']>): ReactNode {
  if (!text.includes('<')) return text;
  // The words between two tags, the name of a tag and its content in turn.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 !== 1) return index % 3 === 0 && part;
    const [Tag, content = ''] = [components[part], parts[index + 1]];
    if (!Tag) return `<${part}>${content}</${part}>`;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    return <Tag key={index}>{withTags(content, components)}</Tag>;
  });
}

/**
 * The words between the elements are elements, too: a browser's translator may have replaced their
 * text nodes when one of the others changes.
 */
function fill(text: string, elements: Filled['elements']): ReactNode {
  return text.split(/\{\{(\w+)\}\}/).map((part, index) => (
    // A name that `elements` lacks leaves its place empty.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Fragment key={index}>
      {index % 2 ? elements[part as CodeValue] : part && <span>{part}</span>}
    </Fragment>
  ));
}
