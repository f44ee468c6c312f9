import type { i18n as I18n } from 'i18next';
import {
  type ComponentType,
  Fragment,
  type HTMLAttributes,
  type ReactNode,
  useContext,
} from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
// `Trans` itself takes the instance from a context, too, and would load namespaces.
import { Trans } from 'react-i18next/TransWithoutContext';
import { type Key, sourceTag, type TextValues } from './keys.ts';

/** Attributes of an element whose text fell back to English (WCAG 3.1.2). */
export interface LangProps {
  readonly lang?: string;
  readonly dir?: 'ltr';
}

const englishProps: LangProps = { lang: sourceTag, dir: 'ltr' };

/** The context is the form for an exact number, such as `month_6`, which comes before the plural forms. */
function translate(i18n: I18n, key: Key, values?: TextValues) {
  const exact = values?.count === undefined ? {} : { context: String(values.count) };
  const { res, usedLng } = i18n.t(key, { ...values, ...exact, returnDetails: true });
  return { text: String(res), langProps: usedLng === i18n.language ? {} : englishProps };
}

/** `lang` and `dir` of an element that contains only this text; empty unless it falls back to English. */
export function langProps(i18n: I18n, key: Key): LangProps {
  return translate(i18n, key).langProps;
}

/** The component of a tag in a text. It accepts no attributes, because a translation could set them. */
type Wrapper = ComponentType<{ readonly children?: ReactNode }>;

interface TProps
  extends Pick<HTMLAttributes<HTMLElement>, 'aria-hidden' | 'className' | 'hidden' | 'id'> {
  readonly i18nKey: Key;
  readonly values?: TextValues | undefined;
  /** `components.policy` renders `<policy>…</policy>`. */
  readonly components?: Readonly<Record<string, Wrapper>> | undefined;
  /** Whether amounts are spoken with the word for the naira (see `Naira`). */
  readonly saysNaira?: boolean;
  /** The element around the text, which gets the other props; none by default, as of `Trans`. */
  readonly parent?: 'dd' | 'dt' | 'h2' | 'h3' | 'li' | 'p' | 'span' | 'strong';
}

/**
 * Renders a text of the locale files. A text that falls back to English is wrapped in an element with
 * `lang` and `dir`, so that a screen reader switches its voice (WCAG 3.1.2).
 */
export function T({
  i18nKey,
  values,
  components,
  saysNaira = false,
  parent: Parent,
  ...attributes
}: TProps): ReactNode {
  const { i18n } = useContext(I18nContext);
  const { text, langProps } = translate(i18n, i18nKey, values);
  // The types of `Trans` are too complex for TypeScript with so many keys.
  const key = i18nKey as never;
  const content = components ? (
    <Trans i18n={i18n} i18nKey={key} values={values} components={elementsOf(components)} />
  ) : saysNaira ? (
    <Naira isInFallback={langProps.lang !== undefined}>{text}</Naira>
  ) : (
    text
  );
  // Inside the parent, whose direction also places the marker of a list item.
  const marked = langProps.lang ? <span {...langProps}>{content}</span> : content;
  return Parent ? <Parent {...attributes}>{marked}</Parent> : marked;
}

function elementsOf(components: Readonly<Record<string, Wrapper>>) {
  const elements = Object.entries(components).map(([tag, Component]) => [
    tag,
    <Component key={tag} />,
  ]);
  return Object.fromEntries(elements);
}

interface NairaProps {
  readonly children: string;
  readonly isInFallback?: boolean;
}

/**
 * A text with amounts, for headings, facts and announcements: speech synthesizers are silent at ₦
 * (eSpeak NG 1.51), so that a listener would not hear of what it is an amount.
 */
export function Naira({ children: text, isInFallback = false }: NairaProps): ReactNode {
  const { t, i18n } = useTranslation();
  // The word is in the page's language, even if the text around it is not.
  const lang = isInFallback ? i18n.language : undefined;
  return text.split(/(₦)/).map((part, index) =>
    part === '₦' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <Fragment key={index}>
        <span aria-hidden="true">₦</span>
        <span lang={lang} {...langProps(i18n, 'common:naira')} className="visually-hidden">
          {`${t('common:naira')}\u00A0`}
        </span>
      </Fragment>
    ) : (
      part
    ),
  );
}
