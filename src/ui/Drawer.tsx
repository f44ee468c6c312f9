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
  /** It closes when this value changes, as it does on navigation. */
  readonly closeOn: string;
  readonly children: ReactNode;
}

/**
 * A panel that slides in over the page and keeps the focus inside (WAI-ARIA dialog). Its button,
 * Escape, a click beside it, following a link and a window too wide for its button close it.
 */
export function Drawer({ trigger, title, closeName, closeOn, children }: DrawerProps) {
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);

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
  useEffect(() => {
    const closeWithoutButton = () => !opener.current?.checkVisibility() && setOpen(false);
    // Back changes the page behind the drawer.
    const closeOnBack = () => {
      leaving.current = true;
      setOpen(false);
    };
    window.addEventListener('resize', closeWithoutButton);
    window.addEventListener('popstate', closeOnBack);
    return () => {
      window.removeEventListener('resize', closeWithoutButton);
      window.removeEventListener('popstate', closeOnBack);
    };
  }, []);
  const focusHeading = (event: Event) => {
    event.preventDefault();
    leaving.current = false;
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
    <Radix.Root open={open} onOpenChange={setOpen} modal={false}>
      <Radix.Trigger ref={opener} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        {/* Radix's overlay inserts a style element, which a strict policy forbids (#2057). */}
        <div className={styles.backdrop} aria-hidden="true" onClick={() => setOpen(false)} />
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
