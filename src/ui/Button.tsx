import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'quiet' | 'bare';

/** The class of a button, or of a link that looks like one. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `${styles.button} ${styles[variant]}`;
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly variant?: ButtonVariant;
}

/** A button, by default of `type="button"`, so that it does not submit a form by accident. */
export function Button({ variant, type = 'button', ...props }: ButtonProps) {
  return <button {...props} type={type} className={buttonClass(variant)} />;
}
