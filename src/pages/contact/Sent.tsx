import { type MouseEventHandler, useEffect, useRef, useState } from 'react';
import { reloadDelay } from '../../../locales/figures.json';
import { showPart } from '../../components/screenReaders.ts';
import { formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { T } from '../../i18n/T.tsx';
import { Button, headingText } from '../../ui/elements.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ContactForm.module.css';
import { readReceipt } from './savedMessage.ts';

interface SentProps {
  readonly staysAtFirst: boolean;
  readonly onClickCapture: MouseEventHandler;
}

const reload = () => location.reload();

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

/** Milliseconds in which events may still belong to the press that sent the message. */
const settlingTime = 300;

/**
 * The events of a visitor who uses the page: keys, presses and scrolling, and the effects of a
 * screen reader's commands, whose keys the page does not receive: they move the focus, the
 * selection or the scroll position, or click. Mouse movements do not count, because a mouse is
 * seldom held quite still. Nothing tells the page that a screen reader only reads on, as NVDA does
 * from paragraph to paragraph.
 */
const signs = [
  'keydown',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'click',
  'wheel',
  'scroll',
  'focusin',
  'selectionchange',
];

/** Milliseconds from the end of a press until its click has certainly had its effect. */
const afterClick = 100;

/** Reloads the page after 4 s (specification, section 4), unless the visitor uses it before. */
function useReload(stays: boolean, onStay: () => void): void {
  const onSign = useRef(onStay);
  useEffect(() => {
    if (stays) return;
    const listeners = new AbortController();
    const reloading = setTimeout(reload, reloadDelay.value * 1000);
    let isPressed = false;
    const endPress = () => {
      isPressed = false;
      onSign.current();
    };
    const keepPage = ({ type, target }: Event) => {
      clearTimeout(reloading);
      if (type === 'pointerdown') isPressed = true;
      // The click of a button has its own effect.
      if (target instanceof Element && target.closest('button')) return;
      // What is pressed must not move away from under the finger before the click.
      if (!isPressed) onSign.current();
      else if (type === 'pointerup' || type === 'pointercancel') setTimeout(endPress, afterClick);
    };
    const listening = setTimeout(() => {
      const options = { capture: true, passive: true, signal: listeners.signal };
      for (const sign of signs) document.addEventListener(sign, keepPage, options);
    }, settlingTime);
    return () => {
      clearTimeout(reloading);
      clearTimeout(listening);
      listeners.abort();
    };
  }, [stays]);
}

/**
 * Says above the form that a message was sent from this tab, whose confirmation the reload removed.
 */
export function Receipt() {
  const language = useLanguage();
  const receipt = readReceipt();
  if (!receipt) return null;
  const sent = new Date(receipt.time);
  const isToday = sent.toDateString() === new Date().toDateString();
  return (
    <T
      parent="p"
      className="callout"
      i18nKey={isToday ? 'contact:sent.today' : 'contact:sent.before'}
      values={formatTime(sent, language)}
    />
  );
}
