import { useEffect, useId, useRef, useState } from 'react';
import { reloadDelay } from '../../../locales/figures.json';
import { T } from '../../i18n/T.tsx';
import { Button } from '../../ui/Button.tsx';
import { HeadingText } from '../../ui/HeadingText.tsx';
import styles from './ContactForm.module.css';

const reloadDelayMs = reloadDelay.value * 1000;

interface SentProps {
  /** Whether the visitor asked beforehand to keep this on screen. */
  readonly staysAtFirst: boolean;
}

function reload(): void {
  location.reload();
}

/** The thanks that replace the form; the page reloads after 4 s unless the visitor stays. */
export function Sent({ staysAtFirst }: SentProps) {
  const [stays, setStays] = useState(staysAtFirst);
  const limitId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Also when the visitor stays: the button that was pressed is gone then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the focus reads has changed
  useEffect(() => heading.current?.focus(), [stays]);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(reload, reloadDelayMs);
    return () => clearTimeout(timer);
  }, [stays]);
  return (
    <div className={styles.form}>
      {/* The focus reads the heading, and with it that there is a time limit. */}
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
