import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customers, loansGranted, loanValue, offices } from '../../../locales/figures.json';
import { prefersReducedMotion } from '../../components/browser.ts';
import { Section } from '../../components/PageHeader.tsx';
import { whenSplashEnds } from '../../components/splash.ts';
import { numberFormat } from '../../i18n/format.ts';
import { type Language, source, useLanguage } from '../../i18n/languages.ts';
import { langProps, T } from '../../i18n/T.tsx';
import { VisuallyHidden } from '../../ui/ScreenReaderText.tsx';
import styles from './Statistics.module.css';

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
    <Section id="figures" title="company:statistics.title" band="deep">
      <dl ref={list} className={styles.statistics}>
        {names.map((name) => (
          <div key={name} className={styles.statistic}>
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
    </Section>
  );
}

interface CountProps {
  readonly name: (typeof names)[number];
  /** Progress of the count from 0 to 1; undefined while it does not run. */
  readonly share: number | undefined;
}

function Count({ name, share }: CountProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const key = `common:figures.${name}` as const;
  const props = langProps(i18n, key);
  if (share === undefined) return <T i18nKey={key} />;
  return (
    <>
      <VisuallyHidden>
        <T i18nKey={key} />
      </VisuallyHidden>
      <span {...props} aria-hidden="true">
        {countedTo(share, figures[name].value, t(key), props.lang ? source : language)}
      </span>
    </>
  );
}

/** A figure's text with a fraction of its number; a text in millions counts whole millions. */
function countedTo(share: number, value: number, text: string, language: Language): string {
  const { format } = numberFormat(language);
  const shown = [value, value / 1_000_000].find((number) => text.includes(format(number)));
  if (shown === undefined) return text;
  return text.replace(format(shown), () => format(Math.round(shown * share)));
}

/** Specification, section 9: the count lasts 2 s and starts when 30 % of the figures are in view. */
const duration = 2000;
const threshold = 0.3;

/** Calls back once, when the element is first in view after the splash. */
function onceInView(element: Element, callBack: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callBack();
    },
    { threshold },
  );
  let isLeft = false;
  // IntersectionObserver treats elements behind the splash as visible.
  void whenSplashEnds().then(() => !isLeft && observer.observe(element));
  return () => {
    isLeft = true;
    observer.disconnect();
  };
}

/** Animates from 0 to 1, easing out. */
function animate(step: (share: number | undefined) => void): () => void {
  let frame = 0;
  const start = performance.now();
  const next = (now: number) => {
    const time = Math.min(1, Math.max(0, (now - start) / duration));
    step(time < 1 ? 1 - (1 - time) ** 3 : undefined);
    if (time < 1) frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

/**
 * The progress of a count from 0 to 1, which runs once when the element is first in view; undefined
 * before and after it, and always under reduced motion.
 */
function useCountUp(element: RefObject<Element | null>): number | undefined {
  const [share, setShare] = useState<number>();
  useEffect(() => {
    if (!element.current || prefersReducedMotion()) return;
    let stop: (() => void) | undefined;
    const leave = onceInView(element.current, () => {
      stop = animate(setShare);
    });
    return () => {
      leave();
      stop?.();
    };
  }, [element]);
  return share;
}
