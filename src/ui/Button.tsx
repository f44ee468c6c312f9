import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

export type ButtonLook = 'primary' | 'quiet' | 'bare';

/** The class that makes a button, or a link that leads to an action, look like one. */
export function buttonClass(look: ButtonLook = 'primary'): string {
  return `${styles.button} ${styles[look]}`;
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly look?: ButtonLook;
}

/** A button; `type="button"` unless said otherwise, so that none submits a form by accident. */
export function Button({ look, type = 'button', ...props }: ButtonProps) {
  return <button {...props} type={type} className={buttonClass(look)} />;
}
