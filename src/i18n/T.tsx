import { type ComponentType, type ReactNode, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { Trans } from 'react-i18next/TransWithoutContext';
import { translate } from './createTranslator.ts';
import type { Key, Values } from './keys.ts';

/** The component of a tag in a text. It accepts no attributes, because a translation could set them. */
type Wrapper = ComponentType<{ readonly children?: ReactNode }>;

interface TProps {
  readonly k: Key;
  readonly values?: Values | undefined;
  /** `components.policy` renders `<policy>…</policy>`. */
  readonly components?: Readonly<Record<string, Wrapper>> | undefined;
}

/**
 * Renders a text of the locale files. A text that falls back to English is wrapped in an element with
 * `lang` and `dir`, so that a screen reader switches its voice (WCAG 3.1.2).
 */
export function T({ k, values, components }: TProps): ReactNode {
  const { i18n } = useContext(I18nContext);
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
