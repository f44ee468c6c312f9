import { useEffect, useRef } from 'react';
import { ContactActions } from '../../components/ContactActions.tsx';
import { Text } from '../../i18n/Text.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './ErrorSummary.module.css';
import { laterParts } from './laterParts.ts';
import { canBeRetried, type Failure, mayHaveArrived } from './mayHaveArrived.ts';

/**
 * Why a message was not sent, or may not have been, and the ways on. It takes the focus, because a
 * message that was not sent must never look sent; each entry about a field leads to that field.
 */
export function ErrorSummary({ failure }: { readonly failure: Failure }) {
  const summary = useRef<HTMLElement>(null);
  const { Circumstances, EmailInstead } = laterParts();
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
        <Text k={isUncertain ? 'contact:errors.form.uncertain' : 'contact:errors.form.summary'} />
      </h3>
      <Reasons failure={failure} />
      {Circumstances && <Circumstances failure={failure} mayHaveArrived={isUncertain} />}
      <p>
        <Text k="contact:errors.form.kept" />
      </p>
      <p className="cluster">
        {canBeRetried(failure) && <Retry />}
        {/* Without its code the address above the form is left, and what was typed in it. */}
        {EmailInstead && <EmailInstead />}
      </p>
      <ContactActions />
    </section>
  );
}

function Reasons({ failure }: { readonly failure: Failure }) {
  const { RefusedReasons } = laterParts();
  if (failure.kind === 'refused') return RefusedReasons && <RefusedReasons refusal={failure} />;
  return (
    <p>
      <Text k={`contact:errors.form.${failure.kind}`} />
    </p>
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
      <Text k="contact:errors.form.retry" />
    </Button>
  );
}
