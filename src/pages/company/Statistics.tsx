import { type RefObject, useEffect, useRef, useState } from 'react';
import { customers, loansGranted, loanValue, offices } from '../../../locales/figures.json';
import { prefersReducedMotion } from '../../browser/preferences.ts';
import { whenSplashEnds } from '../../browser/splash.ts';
import { Section } from '../../components/Section.tsx';
import { company } from '../../facts/company.ts';
import { numberFormat } from '../../i18n/format.ts';
import { english, type Language, useLanguage } from '../../i18n/languages.ts';
import { T } from '../../i18n/T.tsx';
import { useTexts } from '../../i18n/texts.ts';
import styles from './CompanyPage.module.css';

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
    <Section id="figures" title="company:statistics.title" band="deep" variant="quiet">
      <dl ref={list} className="cells figures">
        {names.map((name) => (
          <div key={name}>
            <T
              parent="dt"
              i18nKey={`company:statistics.${name}`}
              values={{ count: figures[name].value }}
            />
            <dd>
              <Count name={name} share={share} />
            </dd>
          </div>
        ))}
      </dl>
      {company.statisticsDate && (
        <T parent="p" className="note" i18nKey="company:statistics.date" />
      )}
    </Section>
  );
}

interface CountProps {
  readonly name: (typeof names)[number];
  /** Progress of the count from 0 to 1; undefined while it does not run. */
  readonly share: number | undefined;
}

function Count({ name, share }: CountProps) {
  const { text } = useTexts();
  const language = useLanguage();
  const key = `common:figures.${name}` as const;
  const final = text(key);
  if (share === undefined) return <T i18nKey={key} />;
  return (
    // The final value is invisible behind the count and reserves its space, so that nothing moves.
    <span className={styles.count}>
      <T i18nKey={key} />
      <span {...final.langProps} aria-hidden="true" translate="no">
        {countedTo(share, figures[name].value, final.text, final.isFallback ? english : language)}
      </span>
    </span>
  );
}

/** A figure's text with a fraction of its number; a text in millions counts whole millions. */
function countedTo(share: number, value: number, text: string, language: Language): string {
  const { format } = numberFormat(language);
  const shown = [value, value / 1_000_000].find((number) => text.includes(format(number)));
  if (shown === undefined) return text;
  // From 1, unless there is none.
  const counted = Math.min(shown, Math.max(1, Math.round(shown * share)));
  return text.replace(format(shown), () => format(counted));
}

/**
 * Specification, section 9: the count lasts 2 s and starts when 30 % of the figures are in view.
 */
const duration = 2000;
const threshold = 0.3;

/**
 * The progress of a count from 0 to 1, which runs once when the element is first in view after the
 * splash; undefined before and after it, and always under reduced motion.
 */
function useCountUp(ref: RefObject<Element | null>): number | undefined {
  const [share, setShare] = useState<number>();
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion()) return;
    let frame = 0;
    let from: number | undefined;
    const step = (now: number) => {
      from ??= now;
      const time = Math.min(1, (now - from) / duration);
      // The count slows down towards its end.
      setShare(time < 1 ? 1 - (1 - time) ** 3 : undefined);
      if (time < 1) frame = requestAnimationFrame(step);
    };
    const start: IntersectionObserverCallback = (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(start, { threshold });
    // IntersectionObserver treats elements behind the splash as visible.
    void whenSplashEnds().then(() => observer.observe(element));
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref]);
  return share;
}
