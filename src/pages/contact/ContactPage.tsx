import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isFlag, useEntryState } from '../../browser/historyEntry.ts';
import { whenIdle } from '../../browser/pageLoad.ts';
import { savesData } from '../../browser/preferences.ts';
import { ContactActions, ContactWays } from '../../components/ContactLinks.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { company } from '../../facts/company.ts';
import { T } from '../../i18n/T.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Elements.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';
import { submission } from './submission.ts';

/** The form first, and beside it all other ways to reach the company. */
export function ContactPage() {
  const [search] = useSearchParams();
  // A visitor who leaves the page has seen the outcome.
  useEffect(() => () => submission.reset(), []);
  return (
    <>
      <PageHeader title="contact:page.title" lead="contact:header.lead" picture="step-apply">
        <div className={styles.actions}>
          <ContactActions variant="quiet" />
        </div>
      </PageHeader>
      <div className={`full-bleed stack ${styles.columns}`}>
        <section className="stack">
          {/* A new subject gets a new form, which is filled in from the saved message. */}
          <ContactForm key={`${search}`} />
        </section>
        <section className={`stack ${styles.ways}`}>
          <T parent="h2" id="speak" i18nKey="contact:direct.title" />
          <ContactWays />
          <OfficeMap />
        </section>
      </div>
    </>
  );
}

/** The map, which costs data: under Save-Data and offline it loads when the visitor asks for it. */
function OfficeMap() {
  const name = useTexts().text('contact:map.frame');
  const [loading, setLoading] = useState<'undecided' | 'ask' | 'asked' | 'load'>('undecided');
  const [isShown, setIsShown] = useEntryState('map', false, isFlag);
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (!navigator.onLine || savesData()) return setLoading('ask');
    // Creating a frame is a long task on a phone, even a lazy one, so it waits for an idle page.
    void whenIdle().then(() => setLoading('load'));
  }, []);
  const show = () => {
    setLoading('asked');
    setIsShown(true);
  };
  return (
    // Without script, the link above leads to the map.
    <div className={`card script-only ${styles.map}`}>
      {(isShown || loading === 'load') && (
        <iframe
          {...name.langProps}
          title={name.text}
          src={company.map.frame}
          loading="lazy"
          // Not focusable while it loads: a focus inside the frame would be lost when its document
          // arrives.
          tabIndex={isThere ? undefined : -1}
          onLoad={({ currentTarget }) => {
            setIsThere(true);
            // The button that had the focus is gone.
            const isFocusLost = document.activeElement === document.body;
            if (loading === 'asked' && isFocusLost) currentTarget.focus();
          }}
          // The maps site that the frame opens in a new window works only outside the sandbox.
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      )}
      {loading === 'ask' && !isShown && (
        <div className={`stack ${styles.ask}`}>
          <T parent="p" i18nKey="contact:map.notLoaded" />
          <Button variant="quiet" onClick={show}>
            <T i18nKey="contact:map.show" />
          </Button>
        </div>
      )}
    </div>
  );
}
