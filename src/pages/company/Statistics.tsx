import { useRef } from 'react';
import { customers, loansGranted, loanValue, offices } from '../../../locales/figures.json';
import { createNumberFormat } from '../../i18n/createNumberFormat.ts';
import { type Language, source } from '../../i18n/languages.ts';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Statistics.module.css';
import { useCountUp } from './useCountUp.ts';

const figures = { customers, loansGranted, loanValue, offices };

const names = ['customers', 'loansGranted', 'loanValue', 'offices'] as const;

/**
 * The company's four statistics. They count up once, only visually: assistive technology, print and
 * search engines get the final values, so that no intermediate number is announced.
 */
export function Statistics() {
  const list = useRef<HTMLDListElement>(null);
  const share = useCountUp(list);
  return (
    <dl ref={list} className={styles.statistics}>
      {names.map((name) => (
        <div key={name} className={styles.statistic}>
          <dt>
            <T k={`company:statistics.${name}`} />
          </dt>
          <dd>
            <Count name={name} share={share} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CountProps {
  readonly name: (typeof names)[number];
  /** Progress of the count from 0 to 1; undefined while it does not run. */
  readonly share: number | undefined;
}

function Count({ name, share }: CountProps) {
  const { t, langProps, language } = useTranslator();
  const key = `common:figures.${name}` as const;
  const props = langProps(key);
  if (share === undefined) return <T k={key} />;
  return (
    <>
      <VisuallyHidden>
        <T k={key} />
      </VisuallyHidden>
      <span {...props} aria-hidden="true">
        {countedTo(share, figures[name].value, t(key), props.lang ? source : language)}
      </span>
    </>
  );
}

/** A figure's text with a fraction of its number; a text in millions counts whole millions. */
function countedTo(share: number, value: number, text: string, { formatLocale }: Language): string {
  const { format } = createNumberFormat(formatLocale);
  const shown = [value, value / 1_000_000].find((number) => text.includes(format(number)));
  if (shown === undefined) return text;
  return text.replace(format(shown), () => format(Math.round(shown * share)));
}
