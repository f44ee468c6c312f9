import { useEffect, useId, useRef, useState } from 'react';
import { reloadDelay } from '../../../locales/figures.json';
import { T } from '../../i18n/T.tsx';
import { Button } from '../../ui/Button.tsx';
import { HeadingText } from '../../ui/HeadingText.tsx';
import styles from './ContactForm.module.css';

const reloadDelayMs = reloadDelay.value * 1000;

interface SentProps {
  /** Whether the reload was turned off before sending. */
  readonly staysAtFirst: boolean;
}

function reload(): void {
  location.reload();
}

/** The confirmation that replaces the form; the page reloads after 4 s unless the visitor stays. */
export function Sent({ staysAtFirst }: SentProps) {
  const [stays, setStays] = useState(staysAtFirst);
  const limitId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Also after "Stay on this page", because the pressed button is removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text at the focus has changed
  useEffect(() => heading.current?.focus(), [stays]);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(reload, reloadDelayMs);
    return () => clearTimeout(timer);
  }, [stays]);
  return (
    <div className={styles.form}>
      {/* A screen reader reads the focused heading together with the time limit. */}
      <h3 ref={heading} tabIndex={-1} aria-describedby={limitId}>
        <HeadingText>
          <T k="contact:sent.title" />
        </HeadingText>
      </h3>
      <p>
        <T k="contact:sent.text" />
      </p>
      <p id={limitId}>
        <T k={stays ? 'contact:sent.stays' : 'contact:sent.reload'} />
      </p>
      <div className="cluster">
        {!stays && (
          <Button onClick={() => setStays(true)}>
            <T k="contact:sent.stay" />
          </Button>
        )}
        <Button variant="quiet" onClick={reload}>
          <T k="contact:sent.reloadNow" />
        </Button>
      </div>
    </div>
  );
}
