import { type MouseEventHandler, useEffect, useRef, useState } from 'react';
import { showPart } from '../../browser/focus.ts';
import { T } from '../../i18n/T.tsx';
import { Button, headingText } from '../../ui/Elements.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ContactForm.module.css';
import { reload, useReload } from './useReload.ts';

interface SentProps {
  readonly staysAtFirst: boolean;
  readonly onClickCapture: MouseEventHandler;
}

/**
 * The confirmation that replaces the form. The page reloads after 4 s, unless the visitor uses it
 * or has turned the reload off before sending.
 */
export function Sent({ staysAtFirst, onClickCapture }: SentProps) {
  const [stays, setStays] = useState(staysAtFirst);
  const heading = useRef<HTMLHeadingElement>(null);
  useReload(stays, () => setStays(true));
  const isCancelled = stays && !staysAtFirst;

  const show = () => {
    if (heading.current) showPart(heading.current);
  };
  useEffect(show, []);
  const stay = () => {
    setStays(true);
    // The pressed button disappears.
    show();
  };
  return (
    <div onClickCapture={onClickCapture} className={`on-deep card stack ${styles.sent}`}>
      <Icon name="check" />
      {/* The time limit is part of the heading that gets the focus, because Orca does not read the
          description of a heading, and calls a focused region with a name clickable. */}
      <h2 ref={heading} id="message">
        <span {...headingText}>
          <T i18nKey="contact:sent.title" />
          {!isCancelled && (
            <span className="visually-hidden">
              {/* A no-break space: Orca joins the words if a plain one collapses. */}
              {'\u00A0'}
              <T i18nKey={stays ? 'contact:sent.stays' : 'contact:sent.reload'} />
            </span>
          )}
        </span>
      </h2>
      <T parent="p" i18nKey="contact:sent.text" />
      <div className="cluster">
        {!stays && (
          <Button onClick={stay}>
            <T i18nKey="contact:sent.stay" />
          </Button>
        )}
        <Button variant="quiet" onClick={reload}>
          <T i18nKey="contact:sent.reloadNow" />
        </Button>
      </div>
      {/* Empty at first, because Orca would repeat what the heading says. */}
      <div aria-live="polite" className={isCancelled ? 'note' : 'visually-hidden'}>
        {isCancelled && <T parent="p" i18nKey="contact:sent.stays" />}
      </div>
      {!isCancelled && (
        <T
          parent="p"
          className="note"
          i18nKey={stays ? 'contact:sent.stays' : 'contact:sent.reload'}
        />
      )}
    </div>
  );
}
