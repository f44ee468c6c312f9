import * as Radix from '@radix-ui/react-dialog';
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { buttonClass } from './Button.tsx';
import styles from './Drawer.module.css';
import { Icon } from './Icon.tsx';
import { HeadingText, VisuallyHidden } from './ScreenReaderText.tsx';

interface DrawerProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly title: ReactNode;
  readonly closeName: ReactNode;
  /** The media query of the drawer; it closes when the query stops matching. */
  readonly media: string;
  /** It closes when this value changes, as it does on navigation. */
  readonly closeOn: string;
  readonly children: ReactNode;
}

/**
 * A panel that slides in over the page and keeps the focus inside (WAI-ARIA dialog). Its button,
 * Escape, a click beside it and following a link close it.
 */
export function Drawer({ trigger, title, closeName, media, closeOn, children }: DrawerProps) {
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  useCloseOutside(media, setOpen);
  useCloseOnBack(leaving, setOpen);

  const change = (next: boolean) => {
    if (next) leaving.current = false;
    setOpen(next);
  };
  // On navigation the heading of the new page gets the focus. A link to the same page in another
  // language returns it to the trigger, when that has its name in the new language.
  const closeOnLink = ({ target, defaultPrevented }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a[href]');
    // The router prevents the browser's default for the links that it follows.
    if (!link || !defaultPrevented) return;
    leaving.current = !link.hasAttribute('hreflang');
    if (leaving.current) setOpen(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the value changes
  useEffect(() => setOpen(false), [closeOn]);
  const focusHeading = (event: Event) => {
    event.preventDefault();
    heading.current?.focus();
  };
  const keepFocus = (event: Event) => {
    const isHidden = opener.current?.checkVisibility() === false;
    if (leaving.current || isHidden) event.preventDefault();
    // In a window that became wide the button is gone; the menu beside it has the focus then.
    if (isHidden) opener.current?.closest('body > * > *')?.querySelector('a')?.focus();
  };

  return (
    // Radix's own modal mode restyles the page twice; instead the page behind is made inert.
    <Radix.Root open={open} onOpenChange={change} modal={false}>
      <Radix.Trigger ref={opener} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        {/* Radix's overlay inserts a style element, which a strict policy forbids (#2057). */}
        <div className={styles.backdrop} aria-hidden="true" onClick={() => change(false)} />
        <Radix.Content
          className={styles.drawer}
          aria-modal="true"
          aria-describedby={undefined}
          onClick={closeOnLink}
          onOpenAutoFocus={focusHeading}
          onCloseAutoFocus={keepFocus}
          // A press must be cancellable (WCAG 2.5.2), so the backdrop closes on click, not on pointer down.
          onPointerDownOutside={(event) => event.preventDefault()}
        >
          <InertBehind opener={opener} closeOn={closeOn} />
          <div className={styles.head}>
            <Radix.Title ref={heading} tabIndex={-1} className={styles.title}>
              <HeadingText>{title}</HeadingText>
            </Radix.Title>
            <Radix.Close className={buttonClass('bare')}>
              <Icon name="close" />
              <VisuallyHidden>{closeName}</VisuallyHidden>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface InertBehindProps {
  readonly opener: RefObject<HTMLElement | null>;
  readonly closeOn: string;
}

/**
 * Makes the page behind inert while the drawer is open. It is a component inside the drawer, so that
 * its effect runs before those of Radix, which read styles: the page is restyled once. On navigation it
 * ends with the commit of the new page, into which the focus moves before the drawer closes.
 */
function InertBehind({ opener, closeOn }: InertBehindProps) {
  const [openedOn] = useState(closeOn);
  const isLeft = closeOn !== openedOn;
  useLayoutEffect(() => {
    if (isLeft) return;
    const behind = opener.current?.closest('body > *');
    behind?.setAttribute('inert', '');
    return () => behind?.removeAttribute('inert');
  }, [opener, isLeft]);
  return null;
}

/** Closes the drawer on Back, which changes the page behind it. */
function useCloseOnBack(leaving: RefObject<boolean>, setOpen: (open: false) => void): void {
  useEffect(() => {
    const close = () => {
      leaving.current = true;
      setOpen(false);
    };
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [leaving, setOpen]);
}

function useCloseOutside(media: string, setOpen: (open: false) => void): void {
  useEffect(() => {
    const query = matchMedia(media);
    const close = () => !query.matches && setOpen(false);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [media, setOpen]);
}
