import * as Radix from '@radix-ui/react-accordion';
import { type ReactNode, useState } from 'react';
import styles from './Accordion.module.css';
import { Findable } from './Findable.tsx';
import { Icon } from './Icon.tsx';
import { SteadyFocus } from './SteadyFocus.tsx';

interface AccordionItem {
  /** The anchor of the item, the same for all languages. */
  readonly id: string;
  readonly heading: ReactNode;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** The ids of the open items, in the order in which they were opened. */
  readonly open: readonly string[];
  readonly onOpenChange: (open: string[]) => void;
  /** Cards, or the rows of one list. */
  readonly variant?: 'cards' | 'rows';
}

/** Headings of level 3 that show and hide what follows them (WAI-ARIA accordion). */
export function Accordion({ items, open, onOpenChange, variant = 'cards' }: AccordionProps) {
  const reveal = (id: string) => onOpenChange([...open, id]);
  return (
    <Radix.Root
      type="multiple"
      value={[...open]}
      onValueChange={onOpenChange}
      className={`round-ends ${variant === 'cards' ? 'card' : ''} ${styles[variant]}`}
    >
      {items.map(({ id, heading, content }) => (
        // The anchor is on the item, so that a link to a question includes its answer.
        <Radix.Item key={id} value={id} id={id} className={styles.item}>
          <h3 className={styles.heading}>
            <Radix.Trigger aria-controls={panelId(id)} className={styles.trigger}>
              {heading}
              <Icon name="chevron" />
            </Radix.Trigger>
            {/* Without script answers are always open, so their questions are no buttons. */}
            <noscript>{heading}</noscript>
          </h3>
          {/* Radix's Content would remove a closed answer (radix-ui/primitives#1660), force a
              layout for each answer to measure its height, and make each answer a region, of which
              the APG advises against more than about six. */}
          <Findable
            id={panelId(id)}
            open={open.includes(id)}
            onFound={() => reveal(id)}
            className={styles.panel}
          >
            {content}
          </Findable>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

interface SingleAccordionProps extends Pick<AccordionProps, 'items'> {
  /** The id of the item that is open at first. */
  readonly openAtFirst?: string | undefined;
}

/** Rows of which one is open at a time. */
export function SingleAccordion({ items, openAtFirst }: SingleAccordionProps) {
  const [open, setOpen] = useState(openAtFirst ? [openAtFirst] : []);
  const keepLast = (ids: string[]) => setOpen(ids.slice(-1));
  return (
    <SteadyFocus>
      <Accordion variant="rows" items={items} open={open} onOpenChange={keepLast} />
    </SteadyFocus>
  );
}

const panelId = (itemId: string) => `${itemId}-panel`;
