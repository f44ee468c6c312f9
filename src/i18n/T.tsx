import { type ComponentType, type ReactNode, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { Trans } from 'react-i18next/TransWithoutContext';
import { translate } from './createTranslator.ts';
import type { Given, Key, TagName, Values } from './keys.ts';

/** The component of a tag in a text. It accepts no attributes, because a translation could set them. */
type Wrapper = ComponentType<{ readonly children?: ReactNode }>;

/** A key with the values and components of its text; a missing one does not compile. */
type TProps<K extends Key> = {
  readonly k: K;
} & (Given<K> extends [infer V] ? { readonly values: V } : { readonly values?: undefined }) &
  // `components.policy` renders `<policy>…</policy>`.
  ([TagName<K>] extends [never]
    ? { readonly components?: undefined }
    : { readonly components: Readonly<Record<TagName<K>, Wrapper>> });

interface AnyText {
  readonly k: Key;
  readonly values?: Values | undefined;
  readonly components?: Readonly<Record<string, Wrapper>> | undefined;
}

/**
 * Renders a text of the locale files. A text that falls back to English is wrapped in an element with
 * `lang` and `dir`, so that a screen reader switches its voice (WCAG 3.1.2).
 */
export function T<K extends Key>(props: TProps<K>): ReactNode {
  const { i18n } = useContext(I18nContext);
  // The exact type is checked at the call.
  const { k, values, components } = props as AnyText;
  const { text, langProps } = translate(i18n, k, values);
  // A narrower type makes the type of react-i18next's `Trans` too complex for TypeScript.
  const key: string = k;
  const content = components ? (
    <Trans
      i18n={i18n}
      i18nKey={key}
      values={values}
      tOptions={{ nest: false }}
      components={elementsOf(components)}
    />
  ) : (
    text
  );
  return Object.keys(langProps).length > 0 ? <span {...langProps}>{content}</span> : content;
}

function elementsOf(components: Readonly<Record<string, Wrapper>>) {
  const elements = Object.entries(components).map(([tag, Component]) => [
    tag,
    <Component key={tag} />,
  ]);
  return Object.fromEntries(elements);
}
