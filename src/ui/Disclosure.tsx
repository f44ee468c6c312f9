import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { buttonClass } from './Button.tsx';
import styles from './Disclosure.module.css';
import { followedLink } from './followedLink.ts';

interface DisclosureProps {
  /** The button's content, which is also its name. */
  readonly button: ReactNode;
  readonly children: ReactNode;
}

/**
 * A button that shows and hides the links after it (APG disclosure). Escape and following a link
 * close it and return the focus to the button; a press elsewhere and leaving it by Tab close it.
 */
export function Disclosure({ button, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useClickOutside(root, open, setOpen);

  const closeAndReturn = () => {
    setOpen(false);
    // Without scrolling: the page would jump to the static position of the sticky header.
    trigger.current?.focus({ preventScroll: true });
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && open) closeAndReturn();
  };
  const closeOnLink = (event: MouseEvent) => {
    if (followedLink(event)) closeAndReturn();
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      <div id={panelId} hidden={!open} className={styles.panel} onClick={closeOnLink}>
        {children}
      </div>
    </div>
  );
}

function useClickOutside(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  setOpen: (open: false) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const close = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('click', close);
    return () => document.removeEventListener('click', close);
  }, [root, open, setOpen]);
}
