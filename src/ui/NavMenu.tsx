import * as Radix from '@radix-ui/react-navigation-menu';
import {
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { LinkList } from './Elements.tsx';
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
 * A site's menu with sections that open by click, Enter or Space (APG disclosure navigation).
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
      // Not by hovering, after which a click would close the section (radix-ui/primitives#1630 and
      // #2326).
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

interface SectionProps {
  readonly section: NavMenuSection;
  readonly open: boolean;
  readonly setOpen: (id: string) => void;
}

function Section({ section, open, setOpen }: SectionProps) {
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen('');
  };

  return (
    <Radix.Item value={section.id} onBlur={closeOnLeave} className={styles.section}>
      <Radix.Trigger
        // The links of a closed section, which Radix unmounts, cannot mark it by CSS.
        aria-current={section.isCurrent ? 'true' : undefined}
        className={styles.trigger}
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
