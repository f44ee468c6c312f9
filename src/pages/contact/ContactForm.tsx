import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useIsFresh, useSettled } from '../../browser/announcements.ts';
import { isFlag, useEntryState } from '../../browser/historyEntry.ts';
import { useBeforeFirstPaint, useIsHydrating } from '../../browser/pageLoad.ts';
import { LegalFacts } from '../../components/LegalFacts.tsx';
import { linkTag } from '../../components/Links.tsx';
import { formAddress } from '../../facts/company.ts';
import { policyPath } from '../../facts/paths.ts';
import { T } from '../../i18n/T.tsx';
import { Button } from '../../ui/Elements.tsx';
import { SteadyFocus } from '../../ui/SteadyFocus.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './ContactForm.module.css';
import { EnquiryText, EnquiryTitle, useEnquiry } from './Enquiry.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Receipt } from './Receipt.tsx';
import { Sent } from './Sent.tsx';
import { canBeRetried } from './sendMessage.ts';
import { type News, useContactForm } from './useContactForm.ts';

/** The form of the contact message. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const stay = useRef<HTMLInputElement>(null);
  const isHydrating = useIsHydrating();
  const enquiry = useEnquiry();
  const message = useContactForm(form, enquiry);
  const { status, isSlow = false, failure, notice } = message;
  if (status === 'sent')
    return (
      <Sent staysAtFirst={!!stay.current?.checked} onClickCapture={message.events.onClickCapture} />
    );

  const isSubmitting = status === 'submitting';
  // The prerendered page has no enquiry, so hydration must show none.
  const subject = isHydrating ? {} : enquiry;
  return (
    <SteadyFocus>
      <EnquiryTitle {...subject} />
      <Receipt />
      <form
        ref={form}
        {...message.events}
        // These make the form work before hydration and without script.
        method="post"
        action={formAddress}
        aria-labelledby="message"
        className={`card stack ${styles.form}`}
      >
        {failure && <ErrorSummary failure={failure} />}
        {notice && (
          <T parent="p" id="saved-notice" className="callout" i18nKey={`contact:draft.${notice}`} />
        )}
        <EnquiryText {...subject} />
        <T parent="p" i18nKey="contact:form.note" />
        <ContactFields
          browserErrors={message.browserErrors}
          serviceErrors={failure?.errors ?? []}
        />
        <BeforeSending stay={stay} />
        <Announcement isSubmitting={isSubmitting} isSlow={isSlow} news={message.news} />
        <div className="cluster">
          {/* Not `disabled`, which would remove the focus from the pressed button. */}
          <Button
            type="submit"
            // Quiet while “Try again” is the main action.
            variant={failure && canBeRetried(failure) ? 'quiet' : 'primary'}
            aria-disabled={isSubmitting || undefined}
            aria-describedby={notice && 'saved-notice'}
          >
            <T i18nKey={isSubmitting ? 'contact:form.submitting' : 'contact:form.submit'} />
          </Button>
        </div>
      </form>
    </SteadyFocus>
  );
}

const policyTags = { policy: linkTag(`${policyPath('contacting-us')}#what-happens-to-messages`) };

/** The part of the form between the fields and the buttons. */
function BeforeSending({ stay }: { readonly stay: RefObject<HTMLInputElement | null> }) {
  // The choice survives a visit to the policy, and a reload.
  const [stays, setStays] = useEntryState('stay', false, isFlag);
  useBeforeFirstPaint(() => {
    if (stay.current?.checked) setStays(true);
  });
  useLayoutEffect(() => {
    if (stay.current && stays) stay.current.checked = true;
  }, [stay, stays]);
  return (
    <>
      {/* Turns the reload off before it happens (WCAG 2.2.1). Without script nothing reloads. */}
      <div className="script-only">
        <label htmlFor="stay" className={styles.choice}>
          {/* Outside the form it is neither sent nor cleared, and Enter does not send the form. */}
          <input
            ref={stay}
            id="stay"
            type="checkbox"
            form=""
            aria-describedby="stay-hint"
            onChange={({ currentTarget }) => setStays(currentTarget.checked)}
          />
          <T i18nKey="contact:form.stay.label" />
        </label>
        <T parent="p" id="stay-hint" className="note" i18nKey="contact:form.stay.hint" />
      </div>
      <T parent="p" className="note" i18nKey="contact:form.privacy" components={policyTags} />
      <LegalFacts className="note" />
      {/* A field that only simple bots fill in; the form service defines its name. It is not
          displayed, so it is outside the Tab order and the accessibility tree; without CSS its
          label explains it. The script never sends it. */}
      <div className={styles.honeypot}>
        <label htmlFor="contact-gotcha">
          <T i18nKey="contact:form.honeypot" />
        </label>
        <input id="contact-gotcha" name="_gotcha" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

/**
 * Milliseconds before sending is announced: if it failed sooner, “Sending” would be the last
 * announcement.
 */
const announcedAfter = 500;

interface AnnouncementProps {
  readonly isSubmitting: boolean;
  readonly isSlow: boolean;
  readonly news: News | undefined;
}

/**
 * The live region of the form. It is above the buttons, where it is visible when a button is at the
 * bottom edge of the screen, and without a role, because screen readers announce the role of an
 * empty region.
 */
function Announcement({ isSubmitting, isSlow, news }: AnnouncementProps) {
  const [hasLasted] = useSettled(isSubmitting, announcedAfter);
  const isWaiting = isSubmitting && hasLasted;
  const isFresh = useIsFresh(news);
  return (
    <p aria-live="polite" className={isSlow ? '' : 'visually-hidden'}>
      {isWaiting && <T i18nKey={isSlow ? 'contact:form.slow' : 'contact:form.submitting'} />}
      {news && isFresh && (
        <T key={news.time} i18nKey="contact:form.attention" values={{ count: news.count }} />
      )}
    </p>
  );
}
