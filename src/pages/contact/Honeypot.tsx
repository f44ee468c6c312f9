import { useId } from 'react';
import { T } from '../../i18n/T.tsx';
import styles from './ContactForm.module.css';

/**
 * A field that only simple robots fill in, which read the HTML and post it; its name is the hosted
 * service's. It is not displayed, so neither keyboard nor screen reader meets it, and where CSS is
 * absent its label says what to do. The script never sends it: a browser or a password manager that
 * filled it in after all would have the visitor thanked for a message that nobody keeps.
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
