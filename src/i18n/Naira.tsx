import { Fragment, type HTMLAttributes, type ReactNode } from 'react';
import { translate, useI18n } from './texts.ts';
import { useFallbackMark } from './useFallbackMark.tsx';

interface NairaProps extends Pick<HTMLAttributes<HTMLElement>, 'className' | 'role'> {
  readonly children: string;
  /** The element of the text, which gets the other attributes. */
  readonly parent?: 'dd' | 'span' | 'strong' | 'td';
}

/**
 * A text with amounts, and beside each ₦ the word for the naira, for screen readers: speech
 * synthesizers are silent at the sign (eSpeak NG 1.51), so that a listener would not hear the
 * currency. As in `T`, a new text is a new element.
 */
export function Naira({
  children: text,
  parent: Parent = 'span',
  ...attributes
}: NairaProps): ReactNode {
  const i18n = useI18n();
  const { text: naira, isFallback } = translate(i18n, 'common:naira');
  const word = useFallbackMark(isFallback, `${naira}\u00A0`);
  const parts = text.split(/(₦)/).map((part, index) =>
    part === '₦' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <Fragment key={index}>
        <span aria-hidden="true">₦</span>
        <span className="visually-hidden">{word}</span>
      </Fragment>
    ) : (
      part
    ),
  );
  return (
    <Parent key={`${i18n.language} ${text}`} {...attributes}>
      {parts}
    </Parent>
  );
}
