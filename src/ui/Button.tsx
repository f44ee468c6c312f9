import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'quiet' | 'bare';

/** The class that makes a button, or a link that leads to an action, look like one. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `${styles.button} ${styles[variant]}`;
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly variant?: ButtonVariant;
}

/** A button; `type="button"` unless said otherwise, so that none submits a form by accident. */
export function Button({ variant, type = 'button', ...props }: ButtonProps) {
  return <button {...props} type={type} className={buttonClass(variant)} />;
}
