import { T } from '../../i18n/T.tsx';
import { Button } from '../../ui/Button.tsx';
import type { SubmissionState } from './Submission.ts';

interface FormActionsProps {
  readonly state: SubmissionState;
  readonly isCleared: boolean;
  /** What one should know before one sends. */
  readonly describedBy: string | undefined;
}

/** Send and clear, and above them what is going on: told once each, by the one status. */
export function FormActions({ state, isCleared, describedBy }: FormActionsProps) {
  const isSubmitting = state.status === 'submitting';
  const isSlow = isSubmitting && state.isSlow;
  return (
    <>
      {/* Above the buttons, where it is seen by who has just pressed one at the edge of the screen.
          No role: a screen reader would say it of the line while it is empty. */}
      <p aria-live="polite" className={isCleared || isSlow ? undefined : 'visually-hidden'}>
        {isSubmitting && !isSlow && <T k="contact:form.submitting" />}
        {isSlow && <T k="contact:form.slow" />}
        {isCleared && <T k="contact:form.cleared" />}
      </p>
      <div className="cluster">
        {/* Not `disabled`: that would take the focus from the button that was just pressed. */}
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
