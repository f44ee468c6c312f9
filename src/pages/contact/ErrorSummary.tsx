import { useEffect, useRef } from 'react';
import { ContactActions } from '../../components/ContactActions.tsx';
import { T } from '../../i18n/T.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmailInstead } from './EmailInstead.tsx';
import styles from './ErrorSummary.module.css';
import { canBeRetried, type Failure, mayHaveArrived } from './Outcome.ts';
import { RefusedReasons } from './RefusedReasons.tsx';

interface ErrorSummaryProps {
  readonly failure: Failure;
}

/**
 * Why a message was not sent, or may not have been, and the ways on. It takes the focus, because a
 * message that was not sent must never look sent; each entry about a field leads to that field.
 */
export function ErrorSummary({ failure }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const isUncertain = mayHaveArrived(failure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failure takes the focus anew
  useEffect(() => summary.current?.focus(), [failure]);
  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className={styles.summary}
    >
      <h3 id="error-summary-title">
        <T k={isUncertain ? 'contact:errors.form.uncertain' : 'contact:errors.form.summary'} />
      </h3>
      <Reasons failure={failure} />
      <Circumstances failure={failure} />
      <p>
        <T k="contact:errors.form.kept" />
      </p>
      <p className="cluster">
        {canBeRetried(failure) && <Retry />}
        <EmailInstead />
      </p>
      <ContactActions />
    </section>
  );
}

function Reasons({ failure }: ErrorSummaryProps) {
  if (failure.kind === 'refused') return <RefusedReasons refusal={failure} />;
  return (
    <p>
      <T k={`contact:errors.form.${failure.kind}`} />
    </p>
  );
}

/** What the status of the reply adds, and what a second try would mean. */
function Circumstances({ failure }: ErrorSummaryProps) {
  const status = 'status' in failure ? failure.status : 0;
  return (
    <>
      {status === 429 && (
        <p>
          <T k="contact:errors.form.busy" />
        </p>
      )}
      {status >= 500 && (
        <p>
          <T k="contact:errors.form.trouble" />
        </p>
      )}
      {mayHaveArrived(failure) && (
        <p>
          <T k="contact:errors.form.twice" />
        </p>
      )}
    </>
  );
}

/** How long after a tap the second one of a double tap can come, in milliseconds. */
const doubleTap = 500;

// The page moves up where this button was: a second tap would fall on whatever comes to stand there.
function ignoreSecondTap(): void {
  const ignore = (event: MouseEvent) => {
    // Keys and scripts, which click with no detail, mean what they press.
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignore, true);
  setTimeout(() => removeEventListener('click', ignore, true), doubleTap);
}

// As if the form's own button were pressed: it keeps the focus, while this one goes.
function pressSubmit({ form }: HTMLButtonElement): void {
  ignoreSecondTap();
  form?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
  form?.requestSubmit();
}

function Retry() {
  return (
    <Button onClick={(event) => pressSubmit(event.currentTarget)}>
      <T k="contact:errors.form.retry" />
    </Button>
  );
}
