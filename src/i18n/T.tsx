import type { i18n as I18n } from 'i18next';
import {
  type ComponentType,
  createContext,
  Fragment,
  type HTMLAttributes,
  memo,
  type ReactNode,
  useContext,
} from 'react';
// `Trans` itself takes the instance from a context, too, and would load namespaces.
import { Trans } from 'react-i18next/TransWithoutContext';
import { translateOf } from '../site/company.ts';
import { type Key, sourceTag, type TextValues } from './keys.ts';
import { useI18n, useLanguage } from './languages.ts';

const englishProps = { lang: sourceTag, dir: 'ltr' } as const;

/** Attributes of an element whose text fell back to English (WCAG 3.1.2). */
type LangProps = Partial<typeof englishProps>;

/** The text of a key. The context is the form for an exact number: `month_6` comes before the plural forms. */
export function translate(i18n: I18n, key: Key, values?: TextValues) {
  const exact = values?.count === undefined ? {} : { context: String(values.count) };
  const { res, usedLng } = i18n.t(key, { ...values, ...exact, returnDetails: true });
  const langProps: LangProps = usedLng === i18n.language ? {} : englishProps;
  return { text: String(res), langProps };
}

/** `lang` and `dir` of an element that contains only this text; empty unless it falls back to English. */
export function langProps(i18n: I18n, key: Key): LangProps {
  return translate(i18n, key).langProps;
}

/** Whether the text around is English as a fallback: a text inside it, as of a link, says its own language. */
const InFallback = createContext(false);

/** The component of a tag in a text. It accepts no attributes, because a translation could set them. */
type Wrapper = ComponentType<{ readonly children?: ReactNode }>;

interface TProps
  extends Pick<HTMLAttributes<HTMLElement>, 'aria-hidden' | 'className' | 'hidden' | 'id'> {
  readonly i18nKey: Key;
  readonly values?: TextValues | undefined;
  /** `components.policy` renders `<policy>…</policy>`. Not made while rendering: each would be another component. */
  readonly components?: Readonly<Record<string, Wrapper>> | undefined;
  /** The element of the text, which gets the other props. */
  readonly parent?: 'dd' | 'dt' | 'h2' | 'h3' | 'li' | 'p' | 'span' | 'strong';
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
  parent: Parent = 'span',
  ...attributes
}: TProps): ReactNode {
  const i18n = useI18n();
  const { tag, dir } = useLanguage();
  const isInFallback = useContext(InFallback);
  const { text, langProps } = translate(i18n, i18nKey, values);
  const elements = Object.entries(components ?? {}).map(([id, Tag]) => [id, <Tag key={id} />]);
  // The types of `Trans` are too complex for TypeScript with so many keys.
  const richKey = i18nKey as never;
  const content = components ? (
    <Trans
      i18n={i18n}
      i18nKey={richKey}
      values={values}
      components={Object.fromEntries(elements)}
    />
  ) : text.includes('₦') ? (
    <Naira>{text}</Naira>
  ) : (
    text
  );
  const isFallback = langProps.lang !== undefined;
  return (
    <Parent key={`${tag} ${text}`} translate={translateOf(text)} {...attributes}>
      {isFallback === isInFallback ? (
        content
      ) : (
        // Inside the parent, whose direction also places the marker of a list item.
        <span {...(isFallback ? langProps : { lang: tag, dir })}>
          <InFallback value={isFallback}>{content}</InFallback>
        </span>
      )}
    </Parent>
  );
});

/**
 * A text with amounts, with the word for the naira beside each sign: speech synthesizers are silent at ₦
 * (eSpeak NG 1.51), so that a listener would not hear of what it is an amount. As with `T`, another text
 * is another element.
 */
export function Naira({ children: text }: { readonly children: string }): ReactNode {
  const parts = text.split(/(₦)/).map((part, index) =>
    part === '₦' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <Fragment key={index}>
        <span aria-hidden="true">₦</span>
        <span className="visually-hidden">
          <T i18nKey="common:naira" />
          {'\u00A0'}
        </span>
      </Fragment>
    ) : (
      part
    ),
  );
  return <span key={text}>{parts}</span>;
}
