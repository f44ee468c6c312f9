import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { Findable } from './Findable.tsx';
import styles from './Tabs.module.css';

interface Tab {
  readonly id: string;
  readonly name: ReactNode;
  /** The name of the panel, a text like that of the list; by default the tab names the panel. */
  readonly label: string | undefined;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  /**
   * The name of the tab list: a text, not the id of the heading, because Orca's say-all leaves out
   * an element that labels another one. Undefined if the text is not in the language of the
   * content.
   */
  readonly label: string | undefined;
  readonly active: string;
  readonly onActiveChange: (id: string) => void;
}

const noPanel = { role: undefined, 'aria-label': undefined, 'aria-labelledby': undefined };

/** Tabs with arrow keys (WAI-ARIA pattern). Hidden panels can be found. */
export function Tabs({ tabs, label, active, onActiveChange }: TabsProps) {
  return (
    <Radix.Root value={active} onValueChange={onActiveChange}>
      <Radix.List aria-label={label} className={`script-only ${styles.list}`}>
        {tabs.map(({ id, name }) => (
          <Radix.Trigger
            key={id}
            value={id}
            // Radix activates a tab on mouse down, which cannot be cancelled (WCAG 2.5.2,
            // radix-ui/primitives#1879); the click handler moves the focus and activates instead.
            onMouseDown={(event) => event.preventDefault()}
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
      {tabs.map(({ id, label: panelLabel, content }) => (
        // The panels begin with a control, so they are not Tab stops (APG tabs).
        <Radix.Content
          key={id}
          value={id}
          forceMount
          asChild
          {...(panelLabel && { 'aria-labelledby': undefined, 'aria-label': panelLabel })}
          tabIndex={-1}
          // A closed panel keeps its box, which would be an empty panel in the accessibility tree.
          {...(id !== active && noPanel)}
        >
          <Findable
            open={id === active}
            onFound={() => onActiveChange(id)}
            className={styles.panel}
          >
            {content}
          </Findable>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
