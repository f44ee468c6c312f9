import * as Radix from '@radix-ui/react-tabs';
import type { MouseEvent, ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Tab {
  readonly id: string;
  readonly name: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  /** The id of an element that names the list of tabs. */
  readonly labelledBy: string;
  readonly active: string;
  readonly onActiveChange: (id: string) => void;
}

// Radix activates on mouse down, which cannot be taken back (WCAG 2.5.2, primitives #1879). The
// press is held back, and the click does both itself.
function preventActivation(event: MouseEvent): void {
  event.preventDefault();
}

/** Tabs by the WAI-ARIA pattern, moved by arrow keys. Hidden panels stay in the page. */
export function Tabs({ tabs, labelledBy, active, onActiveChange }: TabsProps) {
  return (
    <Radix.Root value={active} onValueChange={onActiveChange}>
      <Radix.List aria-labelledby={labelledBy} className={styles.list}>
        {tabs.map(({ id, name }) => (
          <Radix.Trigger
            key={id}
            value={id}
            onMouseDown={preventActivation}
            onClick={(event) => {
              event.currentTarget.focus();
              onActiveChange(id);
            }}
            className={styles.tab}
          >
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        // The panels begin with a control, so they are no Tab stop of their own (APG tabs).
        <Radix.Content
          key={id}
          value={id}
          forceMount
          tabIndex={-1}
          hidden={id !== active}
          className={styles.panel}
        >
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
