import * as Radix from '@radix-ui/react-accordion';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Accordion.module.css';
import { Icon } from './Icon.tsx';

interface AccordionItem {
  /** The anchor of the item, the same in every language. */
  readonly id: string;
  readonly heading: ReactNode;
  readonly content: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** The ids of the open items; each opens and closes on its own. */
  readonly open: readonly string[];
  readonly onOpenChange: (open: string[]) => void;
  readonly headingLevel: 'h2' | 'h3' | 'h4';
}

/** Questions that unfold their answers (WAI-ARIA accordion). Closed answers stay findable. */
export function Accordion({ items, open, onOpenChange, headingLevel: Heading }: AccordionProps) {
  const reveal = (id: string) => onOpenChange([...open, id]);
  return (
    <Radix.Root
      type="multiple"
      value={[...open]}
      onValueChange={onOpenChange}
      className={styles.accordion}
    >
      {items.map(({ id, heading, content }) => (
        // Who comes for a question comes for its answer too: the anchor is both.
        <Radix.Item key={id} value={id} id={id} className={styles.item}>
          <Radix.Header asChild>
            <Heading className={styles.heading}>
              <Radix.Trigger aria-controls={panelId(id)} className={styles.trigger}>
                {heading}
                <Icon name="chevron" />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Panel id={panelId(id)} open={open.includes(id)} onFound={() => reveal(id)}>
            {content}
          </Panel>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

const panelId = (itemId: string) => `${itemId}-panel`;

interface PanelProps {
  readonly id: string;
  readonly open: boolean;
  readonly onFound: () => void;
  readonly children: ReactNode;
}

/**
 * An answer. It stays in the page while it is closed, as `hidden="until-found"`, so that the
 * browser's search, search engines and printing reach it (Radix leaves it out: primitives #1660).
 * Not Radix's own, which has the browser lay the page out once for every answer, to know how high it
 * is, and makes each a region: the APG advises against more than about six of them.
 */
function Panel({ id, open, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    // The browser's search has revealed it before this code was there.
    if (!open && !element.hasAttribute('hidden')) return onFound();
    // React renders this attribute empty, which hides the text from the browser's search too; the
    // build mends its pages by the mark below.
    if (open) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  }, [open, onFound]);

  return (
    <div ref={panel} id={id} hidden={!open} data-findable="" className={styles.panel}>
      {children}
    </div>
  );
}
