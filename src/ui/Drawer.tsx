import * as Radix from '@radix-ui/react-dialog';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import styles from './Drawer.module.css';
import { buttonClass, headingText } from './Elements.tsx';
import { Icon } from './Icon.tsx';

interface DrawerProps {
  /** The button that opens the drawer. */
  readonly trigger: ReactElement;
  readonly title: ReactNode;
  readonly closeName: ReactNode;
  readonly children: ReactNode;
}

/**
 * A panel that slides in over the page and keeps the focus inside (WAI-ARIA dialog). Its button,
 * Escape, a click beside the panel and navigation close it.
 */
export function Drawer({ trigger, title, closeName, children }: DrawerProps) {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const open = openOn === key;
  // In the same commit as the new page, whose heading gets the focus: Radix returns the focus to
  // the trigger only if it is still in the drawer.
  if (openOn !== undefined && !open) setOpenOn(undefined);

  // In a window that became wide the trigger is hidden: a link beside it gets the focus.
  useEffect(() => {
    const closeWithoutOpener = () => isHidden(opener.current) && setOpenOn(undefined);
    addEventListener('resize', closeWithoutOpener);
    return () => removeEventListener('resize', closeWithoutOpener);
  }, []);
  const returnFocus = (event: Event) => {
    if (!isHidden(opener.current) || document.activeElement !== document.body) return;
    event.preventDefault();
    opener.current?.closest('header, main')?.querySelector('a')?.focus();
  };

  const focusHeading = (event: Event) => {
    event.preventDefault();
    heading.current?.focus();
  };

  // Radix keeps the focus inside at the first and the last Tab stop. The title, and the drawer
  // itself after a press beside its links, precede the first stop: there Shift+Tab focuses the
  // first stop, from which Radix goes on to the last one.
  const stayInside = ({ key: pressed, shiftKey, target }: KeyboardEvent) => {
    const isTabStop = target instanceof HTMLElement && target.tabIndex >= 0;
    if (pressed === 'Tab' && shiftKey && !isTabStop) closer.current?.focus();
  };

  return (
    // Radix's own modal mode restyles the page twice; instead the page behind is made inert.
    <Radix.Root
      open={open}
      onOpenChange={(isOpen) => {
        keepScrollBarRoom();
        setOpenOn(isOpen ? key : undefined);
      }}
      modal={false}
    >
      <Radix.Trigger ref={opener} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        {/* Radix's overlay inserts a style element, which a strict policy forbids
            (radix-ui/primitives#2057). */}
        <div
          ref={open ? makePageInert : null}
          className={styles.backdrop}
          aria-hidden="true"
          onClick={() => setOpenOn(undefined)}
        />
        <Radix.Content
          className={styles.drawer}
          aria-modal="true"
          onOpenAutoFocus={focusHeading}
          onCloseAutoFocus={returnFocus}
          onKeyDownCapture={stayInside}
          // Radix's loop focuses without scrolling, also what a long drawer does not show.
          onFocusCapture={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          // A press must be cancellable (WCAG 2.5.2), so the backdrop closes on click, not on
          // pointer down.
          onPointerDownOutside={(event) => event.preventDefault()}
        >
          <div className={styles.head}>
            <Radix.Title ref={heading} tabIndex={-1} className={styles.title}>
              <span {...headingText}>{title}</span>
            </Radix.Title>
            <Radix.Close ref={closer} className={buttonClass('bare')}>
              <Icon name="close" />
              <span className="visually-hidden">{closeName}</span>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

// Safari before 17.4 has no `checkVisibility`.
const isHidden = (element: Element | null) => element?.getClientRects().length === 0;

/**
 * Keeps the room of the scroll bar, which the page loses while the drawer is open, so that its lines
 * do not break anew. CSS alone would make room on pages that do not scroll, too.
 */
function keepScrollBarRoom(): void {
  const { style, clientWidth } = document.documentElement;
  style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : '';
}

/**
 * Makes the page behind the drawer inert. As the ref of an element before the drawer, this runs
 * before the effects of Radix, which read styles, so that the browser restyles the page once; and
 * its cleanup runs before the new page gets the focus.
 */
function makePageInert() {
  const page = document.getElementById('root');
  page?.setAttribute('inert', '');
  return () => page?.removeAttribute('inert');
}
