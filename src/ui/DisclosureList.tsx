import { type ReactNode, useId, useState } from 'react';
import styles from './Accordion.module.css';
import { Icon } from './Icon.tsx';

interface DisclosureListProps {
  readonly items: readonly {
    readonly id: string;
    readonly heading: ReactNode;
    readonly content: ReactNode;
  }[];
}

/**
 * Disclosures under headings of level 3, one open at a time (APG disclosure). For a few links, which
 * need neither arrow keys nor the browser's search; Radix's accordion would add 3 kB.
 */
export function DisclosureList({ items }: DisclosureListProps) {
  const listId = useId();
  const [openId, setOpenId] = useState<string>();
  return (
    <div className={styles.accordion}>
      {items.map(({ id, heading, content }) => {
        const isOpen = id === openId;
        const panelId = `${listId}-${id}`;
        return (
          <div key={id} className={styles.item}>
            <h3 className={styles.heading}>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={panelId}
                className={styles.trigger}
                onClick={() => setOpenId(isOpen ? undefined : id)}
              >
                {heading}
                <Icon name="chevron" />
              </button>
            </h3>
            <div id={panelId} hidden={!isOpen} className={styles.panel}>
              {content}
            </div>
          </div>
        );
      })}
    </div>
  );
}
