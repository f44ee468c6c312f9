import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { buttonClass } from './Button.tsx';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

interface DisclosureProps {
  /** The button's content, which is also its name. */
  readonly button: ReactNode;
  /** The panel closes when this value changes, as it does on navigation. */
  readonly closeOn: string;
  readonly children: ReactNode;
}

/**
 * A button that shows and hides the links after it (APG disclosure). Escape and the navigation to a
 * link close it and return the focus to the button; a press elsewhere and leaving it by Tab close it.
 */
export function Disclosure({ button, closeOn, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const close = () => {
    setOpen(false);
    // Without scrolling: the page would jump to the static position of the sticky header.
    if (root.current?.contains(document.activeElement))
      trigger.current?.focus({ preventScroll: true });
  };
  // Not when the link is pressed: the button still has its name in the previous language then, and a
  // layout effect would precede that of `<html lang>`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the value changes
  useEffect(close, [closeOn]);

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('click', closeOutside);
    return () => document.removeEventListener('click', closeOutside);
  }, [open]);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && open) close();
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble from its controls
    <div ref={root} className={styles.disclosure} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        className={buttonClass('bare')}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      <div id={panelId} hidden={!open} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}

interface DisclosureListProps {
  readonly items: readonly {
    readonly id: string;
    readonly heading: ReactNode;
    readonly content: ReactNode;
  }[];
  /** The id of the item that is open at first. */
  readonly openAtFirst?: string | undefined;
}

/**
 * Disclosures under headings of level 3, one open at a time (APG disclosure). For a few links, which
 * need neither arrow keys nor the browser's search; Radix's accordion would add 3 kB.
 */
export function DisclosureList({ items, openAtFirst }: DisclosureListProps) {
  const listId = useId();
  const [openId, setOpenId] = useState(openAtFirst);
  return (
    <div className={styles.list}>
      {items.map(({ id, heading, content }) => {
        const isOpen = id === openId;
        const panelId = `${listId}-${id}`;
        return (
          <div key={id}>
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
            <div id={panelId} hidden={!isOpen} className={styles.section}>
              {content}
            </div>
          </div>
        );
      })}
    </div>
  );
}
