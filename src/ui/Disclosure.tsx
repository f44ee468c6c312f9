import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { focusInView } from '../browser/focus.ts';
import styles from './Disclosure.module.css';
import { buttonClass } from './Elements.tsx';

interface DisclosureProps {
  /** The button's content, which is also its name. */
  readonly button: ReactNode;
  readonly children: ReactNode;
}

/**
 * A button that shows and hides the links after it (APG disclosure). Escape and navigation hide the
 * links and return the focus from them to the button; a press elsewhere and leaving by Tab only
 * hide them.
 */
export function Disclosure({ button, children }: DisclosureProps) {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const close = () => {
    setOpen(false);
    const isInside = root.current?.contains(document.activeElement);
    if (isInside && trigger.current) focusInView(trigger.current);
  };
  // Not at the press of a link, when the button still has its name in the previous language, and
  // not in a layout effect, which would precede the one that sets `<html lang>`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on navigation
  useEffect(close, [key]);

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('click', closeOutside);
    return () => document.removeEventListener('click', closeOutside);
  }, [open]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble from its controls
    <div ref={root} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        className={`script-only ${buttonClass('bare')}`}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      <div id={panelId} hidden={!open} className={`card ${styles.panel}`}>
        {children}
      </div>
    </div>
  );
}
