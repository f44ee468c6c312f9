import { type ComponentType, type ReactNode, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { Trans } from 'react-i18next/TransWithoutContext';
import { translate } from './createTranslator.ts';
import type { Given, Key, TagName, Values } from './keys.ts';

/** What stands for a tag of a text; it takes no attributes, which a translation could set. */
type Wrapper = ComponentType<{ readonly children?: ReactNode }>;

/** A key, with what its text needs: a missing value or component does not compile. */
type TProps<K extends Key> = {
  readonly k: K;
} & (Given<K> extends [infer V] ? { readonly values: V } : { readonly values?: undefined }) &
  // `<policy>…</policy>` in a text is wrapped in `components.policy`.
  ([TagName<K>] extends [never]
    ? { readonly components?: undefined }
    : { readonly components: Readonly<Record<TagName<K>, Wrapper>> });

interface AnyText {
  readonly k: Key;
  readonly values?: Values | undefined;
  readonly components?: Readonly<Record<string, Wrapper>> | undefined;
}

/**
 * A text of the locale files. Where English stands in for a missing translation, it is wrapped in
 * an element that says so, so that a screen reader switches its voice (WCAG 3.1.2).
 */
export function T<K extends Key>(props: TProps<K>): ReactNode {
  const { i18n } = useContext(I18nContext);
  // The caller was held to the exact type.
  const { k, values, components } = props as AnyText;
  const { text, langProps } = translate(i18n, k, values);
  // Narrower, the type of react-i18next's `Trans` is too complex for the compiler.
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
