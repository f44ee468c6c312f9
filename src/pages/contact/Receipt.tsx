import { useEffect, useRef, useState } from 'react';
import { useIsFresh } from '../../browser/announcements.ts';
import { useIsHydrating } from '../../browser/pageLoad.ts';
import { whenSplashEnds } from '../../browser/splash.ts';
import { storedInTab, storeInTab } from '../../browser/tabStorage.ts';
import { formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { T } from '../../i18n/T.tsx';

/** The storage key of the last message that was sent. */
const receiptKey = 'contact-sent';

/** The last message that was sent from this tab. */
interface SentMessage {
  /** When it was sent, in milliseconds since 1970. */
  readonly time: number;
  /** The query of the page's address, which is the subject of the message. */
  readonly search: string;
  /** Whether the page has not said so yet. */
  readonly isNew?: boolean;
}

/** Stores for this tab that a message was sent, so that the page can say so after its reload. */
export function storeReceipt(message: SentMessage): void {
  storeInTab(receiptKey, message);
}

/** The receipt of this tab. */
export function readReceipt(): SentMessage | undefined {
  const { time, search, isNew } = storedInTab<SentMessage>(receiptKey);
  if (typeof time !== 'number' || typeof search !== 'string') return undefined;
  if (Number.isNaN(new Date(time).getTime())) return undefined;
  return { time, search, isNew: isNew === true };
}

/**
 * Says above the form that a message was sent from this tab, and what comes next: the reload removed
 * the confirmation, and 4 s are too short to read it. The prerendered page has no receipt, so that a
 * screen reader may already be reading when it appears: after the reload, and after the splash, it
 * is announced once. On other pages of the tab, and in another document, it is only there.
 */
export function Receipt() {
  const isHydrating = useIsHydrating();
  const [isDue, setIsDue] = useState(false);
  const isFirstPage = useRef(isHydrating);
  useEffect(() => {
    const receipt = readReceipt();
    if (!receipt?.isNew) return;
    storeReceipt({ ...receipt, isNew: false });
    if (isFirstPage.current) void whenSplashEnds().then(() => setIsDue(true));
  }, []);
  const isNews = useIsFresh(isDue);
  return (
    <>
      <div aria-live="polite" className="visually-hidden">
        {isNews && <SentBefore />}
      </div>
      {!isHydrating && <SentBefore />}
    </>
  );
}

function SentBefore() {
  const language = useLanguage();
  const receipt = readReceipt();
  if (!receipt) return null;
  const sent = new Date(receipt.time);
  const isToday = sent.toDateString() === new Date().toDateString();
  return (
    <div className="callout">
      <T
        parent="p"
        i18nKey={isToday ? 'contact:sent.today' : 'contact:sent.before'}
        values={formatTime(sent, language)}
      />
      <T parent="p" i18nKey="contact:sent.text" />
    </div>
  );
}
