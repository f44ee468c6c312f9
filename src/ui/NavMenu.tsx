import * as Radix from '@radix-ui/react-navigation-menu';
import {
  type Dispatch,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { LinkList } from './elements.tsx';
import { Icon } from './Icon.tsx';
import styles from './NavMenu.module.css';

/**
 * The text direction for Radix; without it menus and tabs set `dir="ltr"`
 * (radix-ui/primitives#3830).
 */
export { DirectionProvider } from '@radix-ui/react-direction';

interface NavMenuSection {
  readonly id: string;
  readonly name: ReactNode;
  /** Whether the current page belongs to the section. */
  readonly isCurrent: boolean;
  /** Link elements, which get the menu's behaviour. */
  readonly links: readonly ReactElement[];
}

interface NavMenuProps {
  /** The name of the landmark. */
  readonly name: ReactNode;
  /** Sections with a dropdown, and plain links with a key. */
  readonly items: readonly (NavMenuSection | ReactElement)[];
}

/**
 * A site's menu with sections that open by click, Enter, Space or hover (APG disclosure
 * navigation).
 */
export function NavMenu({ name, items }: NavMenuProps) {
  const nameId = useId();
  const { key } = useLocation();
  const [open, setOpen] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on navigation
  useEffect(() => setOpen(''), [key]);
  return (
    <Radix.Root
      value={open}
      onValueChange={setOpen}
      // With Radix’s own hover the following click closes the section (radix-ui/primitives#1630 and
      // #2326); see useHover.
      activationMode="manual"
      // Radix's default label is "Main", in English.
      aria-label={undefined}
      aria-labelledby={nameId}
    >
      <span id={nameId} hidden>
        {name}
      </span>
      <Radix.List className={styles.list}>
        {items.map((item) =>
          'links' in item ? (
            <Section key={item.id} section={item} open={open === item.id} setOpen={setOpen} />
          ) : (
            <Radix.Item key={item.key}>
              <Radix.Link asChild>{item}</Radix.Link>
            </Radix.Item>
          ),
        )}
      </Radix.List>
    </Radix.Root>
  );
}

type SetOpen = Dispatch<SetStateAction<string>>;

interface SectionProps {
  readonly section: NavMenuSection;
  readonly open: boolean;
  readonly setOpen: SetOpen;
}

function Section({ section, open, setOpen }: SectionProps) {
  const hover = useHover(section.id, open, setOpen);

  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen('');
  };

  return (
    <Radix.Item
      value={section.id}
      onBlur={closeOnLeave}
      onPointerEnter={hover.enter}
      onPointerLeave={hover.leave}
      className={styles.section}
    >
      <Radix.Trigger
        // The links of a closed section, which Radix unmounts, cannot mark it by CSS.
        aria-current={section.isCurrent ? 'true' : undefined}
        className={styles.trigger}
        onClick={hover.click}
      >
        {section.name}
        <Icon name="chevron" />
      </Radix.Trigger>
      <Radix.Content
        aria-labelledby={undefined}
        className={styles.content}
        // Otherwise Radix takes the links out of the Tab order while the focus is elsewhere, and
        // only its focus proxy puts them back. `closeOnLeave` closes the section instead.
        onFocusOutside={(event) => event.preventDefault()}
      >
        <div className={`card ${styles.panel}`}>
          <LinkList>
            {section.links.map((link) => (
              // When a link is chosen, Radix would close the section and focus its button, which a
              // screen reader would announce. The link keeps the focus until the new page's heading
              // gets it.
              <Radix.Link key={link.key} asChild onSelect={(event) => event.preventDefault()}>
                {link}
              </Radix.Link>
            ))}
          </LinkList>
        </div>
      </Radix.Content>
    </Radix.Item>
  );
}

/** Milliseconds before hover opens or closes a section, so that a passing mouse does neither. */
const openDelay = 150;
const closeDelay = 300;

/** Whether the focus is on a link of an open section, and would be lost if the section closed. */
const isFocusOnLink = () => document.activeElement?.closest(`.${styles.panel}`) != null;

/**
 * Opens a section on hover. The click that follows keeps it open, and a section that was opened by
 * a click stays open until the next click. While the focus is on a link, the mouse neither closes
 * its section nor opens another one.
 */
function useHover(id: string, open: boolean, setOpen: SetOpen) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);

  const later = ({ pointerType }: PointerEvent, delay: number, action: () => void) => {
    clearTimeout(timer.current);
    if (pointerType !== 'mouse') return;
    timer.current = setTimeout(() => {
      if (!isFocusOnLink()) action();
    }, delay);
  };
  return {
    enter: (event: PointerEvent) =>
      later(event, openDelay, () => {
        openedByHover.current ||= !open;
        setOpen(id);
      }),
    leave: (event: PointerEvent) =>
      later(event, closeDelay, () => {
        if (openedByHover.current) setOpen((current) => (current === id ? '' : current));
        openedByHover.current = false;
      }),
    click: (event: MouseEvent) => {
      clearTimeout(timer.current);
      // A click by the keyboard has `detail` 0 and always toggles.
      if (open && openedByHover.current && event.detail > 0) event.preventDefault();
      openedByHover.current = false;
    },
  };
}
