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
 * The reason why a message was not or may not have been sent, with actions to continue. It gets the
 * focus, so that an unsent message never looks sent; each field error links to its field.
 */
export function ErrorSummary({ failure }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const isUncertain = mayHaveArrived(failure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new failure moves the focus again
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

/** The status of the reply, and the consequence of sending again. */
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

/** Longest interval of a double tap in milliseconds. */
const doubleTap = 500;

// The summary disappears on retry: the second tap of a double tap would hit the control below it.
function ignoreSecondTap(): void {
  const ignore = (event: MouseEvent) => {
    // Clicks by keys and scripts have `detail` 0 and are no double taps.
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignore, true);
  setTimeout(() => removeEventListener('click', ignore, true), doubleTap);
}

// Presses the form's own button, which keeps the focus while this one is removed.
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
