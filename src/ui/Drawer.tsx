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
import { HeadingText } from './HeadingText.tsx';
import { Icon } from './Icon.tsx';
import { isFollowedLink } from './isFollowedLink.ts';

interface DrawerProps {
  /** What opens it: a button with a name. */
  readonly trigger: ReactElement;
  readonly title: ReactNode;
  readonly closeName: ReactNode;
  /** The media query below which there is a drawer at all; it closes when this stops matching. */
  readonly media: string;
  readonly children: ReactNode;
}

/**
 * A panel that slides in over the page and holds the focus until it closes (WAI-ARIA dialog):
 * by its button, by Escape, by a click beside it, or by following a link in it.
 */
export function Drawer({ trigger, title, closeName, media, children }: DrawerProps) {
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
  // The focus belongs to the new page's heading.
  const closeOnLink = (event: MouseEvent) => {
    if (!isFollowedLink(event)) return;
    leaving.current = true;
    setOpen(false);
  };
  const focusHeading = (event: Event) => {
    event.preventDefault();
    heading.current?.focus();
  };
  const keepFocus = (event: Event) => {
    if (leaving.current) event.preventDefault();
  };

  return (
    // Not modal in Radix's sense, which styles the page twice more: the page behind is inert.
    <Radix.Root open={open} onOpenChange={change} modal={false}>
      <Radix.Trigger ref={opener} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        {/* Not Radix's overlay: it writes a style element, which a strict policy forbids (#2057). */}
        <div className={styles.backdrop} aria-hidden="true" onClick={() => change(false)} />
        <Radix.Content
          className={styles.drawer}
          aria-modal="true"
          aria-describedby={undefined}
          onClick={closeOnLink}
          onOpenAutoFocus={focusHeading}
          onCloseAutoFocus={keepFocus}
          // Closing on press could not be taken back (WCAG 2.5.2); the backdrop closes on click.
          onPointerDownOutside={(event) => event.preventDefault()}
        >
          <InertBehind opener={opener} />
          <div className={styles.head}>
            <Radix.Title ref={heading} tabIndex={-1} className={styles.title}>
              <HeadingText>{title}</HeadingText>
            </Radix.Title>
            <Radix.Close className={buttonClass('quiet')}>
              <Icon name="close" />
              {closeName}
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Makes the page behind inert while the drawer is open. A component inside it, whose effect runs before
 * those of Radix, which read the styles: the page is styled once.
 */
function InertBehind({ opener }: { readonly opener: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    const behind = opener.current?.closest('body > *');
    behind?.setAttribute('inert', '');
    return () => behind?.removeAttribute('inert');
  }, [opener]);
  return null;
}

/** The browser's Back changes the page behind: it is that page that the visitor wants to see. */
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
