import { type MouseEventHandler, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadDelay } from '../../../locales/figures.json';
import { T } from '../../i18n/T.tsx';
import { Button } from '../../ui/elements.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ContactForm.module.css';

interface SentProps {
  readonly staysAtFirst: boolean;
  readonly onClickCapture: MouseEventHandler;
}

const reload = () => location.reload();

/**
 * The confirmation that replaces the form; the page reloads after 4 s unless the visitor stays, or has
 * turned that off before sending.
 */
export function Sent({ staysAtFirst, onClickCapture }: SentProps) {
  const [stays, setStays] = useState(staysAtFirst);
  const { t } = useTranslation();
  const limit = stays ? 'contact:sent.stays' : 'contact:sent.reload';
  const confirmation = useRef<HTMLElement>(null);
  useEffect(() => {
    // Also after "Stay on this page", because the pressed button is removed.
    confirmation.current?.focus();
    // Its heading is above it, and may be behind the header.
    document.getElementById('message')?.scrollIntoView({ block: 'nearest' });
    if (stays) return;
    const timer = setTimeout(reload, reloadDelay.value * 1000);
    return () => clearTimeout(timer);
  }, [stays]);
  return (
    <>
      <T parent="h2" id="message" i18nKey="contact:sent.title" />
      {/* The time limit is a part of the name, which screen readers read at the focus; Orca does not read
        the description of a heading. Nor a name by `aria-labelledby`: when the pressed button disappears,
        its position is the heading, which would then be the label. */}
      <section
        ref={confirmation}
        tabIndex={-1}
        onClickCapture={onClickCapture}
        aria-label={`${t('contact:sent.title')} ${t(limit)}`}
        className={styles.form}
      >
        <Icon name="check" />
        <T parent="p" i18nKey="contact:sent.text" />
        <T parent="p" i18nKey={limit} />
        <div className="cluster">
          {!stays && (
            <Button onClick={() => setStays(true)}>
              <T i18nKey="contact:sent.stay" />
            </Button>
          )}
          <Button variant="quiet" onClick={reload}>
            <T i18nKey="contact:sent.reloadNow" />
          </Button>
        </div>
      </section>
    </>
  );
}
