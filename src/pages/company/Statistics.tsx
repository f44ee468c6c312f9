import { useRef } from 'react';
import { Figure } from '../../i18n/Figure.tsx';
import { Text } from '../../i18n/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Statistics.module.css';
import { useCountUp } from './useCountUp.ts';

const statistics = ['customers', 'loansGranted', 'loanValue', 'offices'] as const;

/**
 * The company's four figures. The eye sees them count up once; assistive technology, print and
 * search get the final values at once, so nothing is announced sixty times a second.
 */
export function Statistics() {
  const list = useRef<HTMLDListElement>(null);
  const share = useCountUp(list);
  return (
    <dl ref={list} className={styles.statistics}>
      {statistics.map((name) => (
        <div key={name} className={styles.statistic}>
          <dt>
            <Text k={`company:statistics.${name}`} />
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
  readonly name: (typeof statistics)[number];
  /** How far the count has come, from 0 to 1; undefined while it does not run. */
  readonly share: number | undefined;
}

function Count({ name, share }: CountProps) {
  if (share === undefined) return <Figure name={name} />;
  return (
    <>
      <VisuallyHidden>
        <Figure name={name} />
      </VisuallyHidden>
      <span aria-hidden="true">
        <Figure name={name} share={share} />
      </span>
    </>
  );
}
