import { useEffect, useState } from 'react';
import { formatDay } from '../i18n/formatDay.ts';
import { T } from '../i18n/T.tsx';
import { useTranslator } from '../i18n/useTranslator.ts';
import { Button } from '../ui/Button.tsx';
import styles from './PageAge.module.css';
import { savedAt } from './savedAt.ts';

/** The time at which the cached page was sent, while the browser is offline. */
function useTimeOfPage(): Date | undefined {
  const [time, setTime] = useState<number>();
  useEffect(() => {
    const update = () => {
      const opened = navigator.onLine ? undefined : performance.timeOrigin;
      setTime(savedAt() ?? opened);
    };
    update();
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  return time === undefined ? undefined : new Date(time);
}

/** Announces that a page is from the offline cache, and its age: loan terms may have changed. */
export function PageAge() {
  const time = useTimeOfPage();
  // Always rendered: a live region is announced when its text changes. Without a role, because screen
  // readers announce the role of an empty region.
  return <div aria-live="polite">{time && <Notice time={time} />}</div>;
}

function Notice({ time }: { readonly time: Date }) {
  const { t, language } = useTranslator();
  const clock = new Intl.DateTimeFormat(language.formatLocale, { timeStyle: 'short' });
  const values = { date: formatDay(time, t), time: clock.format(time) };
  return (
    <div className={styles.notice}>
      <p>
        <T k="common:offline.notice" values={values} />
      </p>
      <Button variant="quiet" onClick={() => location.reload()}>
        <T k="common:offline.reload" />
      </Button>
    </div>
  );
}
