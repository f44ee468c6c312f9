import type { ComponentProps, ReactElement } from 'react';
import styles from './Elements.module.css';

export type ButtonVariant = 'primary' | 'quiet' | 'bare';

/** The class of a button, or of a link that looks like one. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `${styles.button} ${styles[variant]}`;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly variant?: ButtonVariant;
}

/** A button, by default of `type="button"`, so that it does not submit a form by accident. */
export function Button({ variant, type = 'button', ...props }: ButtonProps) {
  return <button {...props} type={type} className={buttonClass(variant)} />;
}

/** A list without markers. */
export function List(props: ComponentProps<'ul'>) {
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role with the markers (WebKit 170179)
  return <ul {...props} role="list" />;
}

interface LinkListProps {
  readonly className?: string | undefined;
  /** Link elements, each with a key. */
  readonly children: readonly ReactElement[];
}

/** A list of links; by default a column of links as wide as the list, for menus and sidebars. */
export function LinkList({ className = styles.links, children }: LinkListProps) {
  return (
    <List className={className}>
      {children.map((link) => (
        <li key={link.key}>{link}</li>
      ))}
    </List>
  );
}

/** The class of an element whose links stand alone, outside sentences. */
export const linkTargets = styles.linkTargets;

/**
 * An attribute for the text of a heading that gets the focus after the focused element was removed.
 * Orca then continues at the first text that it finds; if the text belongs to the heading's own
 * node, Orca does not announce that the heading gets the focus. A global ARIA attribute gives the
 * text a node of its own, and this attribute has no other effect.
 */
export const headingText = { 'aria-atomic': false } as const;
