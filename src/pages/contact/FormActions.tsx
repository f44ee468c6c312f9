import { T } from '../../i18n/T.tsx';
import { Button } from '../../ui/Button.tsx';
import type { SubmissionState } from './Submission.ts';

interface FormActionsProps {
  readonly state: SubmissionState;
  readonly isCleared: boolean;
  /** Information about the processing of the message. */
  readonly describedBy: string | undefined;
}

/** The buttons Send and Clear, and above them one live region for the state of the submission. */
export function FormActions({ state, isCleared, describedBy }: FormActionsProps) {
  const isSubmitting = state.status === 'submitting';
  const isSlow = isSubmitting && state.isSlow;
  return (
    <>
      {/* Above the buttons, where it is visible when a button is at the bottom edge of the screen.
          Without a role, because screen readers announce the role of an empty region. */}
      <p aria-live="polite" className={isCleared || isSlow ? undefined : 'visually-hidden'}>
        {isSubmitting && !isSlow && <T k="contact:form.submitting" />}
        {isSlow && <T k="contact:form.slow" />}
        {isCleared && <T k="contact:form.cleared" />}
      </p>
      <div className="cluster">
        {/* Not `disabled`, which would remove the focus from the pressed button. */}
        <Button
          type="submit"
          aria-disabled={isSubmitting || undefined}
          aria-describedby={describedBy}
        >
          <T k={isSubmitting ? 'contact:form.submitting' : 'contact:form.submit'} />
        </Button>
        <Button type="reset" variant="bare" aria-disabled={isSubmitting || undefined}>
          <T k="contact:form.clear" />
        </Button>
      </div>
    </>
  );
}
