import { Fragment, type ReactNode } from 'react';
import { FallbackMark } from './FallbackMark.tsx';
import { translate, useI18n } from './texts.ts';

/**
 * A text with amounts, with the word for the naira beside each sign: speech synthesizers are silent at ₦
 * (eSpeak NG 1.51), so that a listener would not hear of what it is an amount. As with `T`, another text
 * is another element.
 */
export function Naira({ children: text }: { readonly children: string }): ReactNode {
  const i18n = useI18n();
  const { text: naira, langProps } = translate(i18n, 'common:naira');
  const parts = text.split(/(₦)/).map((part, index) =>
    part === '₦' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <Fragment key={index}>
        <span aria-hidden="true">₦</span>
        <span className="visually-hidden">
          <FallbackMark isFallback={langProps.lang !== undefined}>{naira}</FallbackMark>
          {'\u00A0'}
        </span>
      </Fragment>
    ) : (
      part
    ),
  );
  return <span key={`${i18n.language} ${text}`}>{parts}</span>;
}
