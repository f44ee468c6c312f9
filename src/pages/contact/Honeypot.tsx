import { useId } from 'react';
import { T } from '../../i18n/T.tsx';
import styles from './ContactForm.module.css';

/**
 * A field that only simple bots fill in; the form service defines its name. It is not displayed, so it
 * is outside the Tab order and the accessibility tree; without CSS its label explains it. The script
 * never sends it: if autofill fills it in, the service would thank for a message and discard it.
 */
export function Honeypot() {
  const id = useId();
  return (
    <div className={styles.honeypot}>
      <label htmlFor={id}>
        <T k="contact:form.honeypot" />
      </label>
      <input id={id} name="_gotcha" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
