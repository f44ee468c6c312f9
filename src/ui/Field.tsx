import { type ReactNode, useId, useState } from 'react';
import styles from './Field.module.css';

/** The attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  /** The control's id, which the links of an error summary target. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/**
 * A labelled control with its hint and error, both connected to it (WCAG 1.3.1, 3.3.1). While it has
 * the focus, its description stays what it was: Orca reads a description that changes, and would say
 * an error that a live region announces twice, and the hint again when the error goes.
 */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const hintId = useId();
  const errorId = useId();
  const description = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  const [described, setDescribed] = useState<{ readonly by: string | undefined }>();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble from its control
    <div
      className={styles.field}
      data-invalid={error ? '' : undefined}
      onFocus={() => setDescribed({ by: description })}
      onBlur={() => setDescribed(undefined)}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described ? described.by : description,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}
