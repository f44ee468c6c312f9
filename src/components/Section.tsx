import { type PropsWithChildren, type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isFlag, storedForEntry, useEntryState } from '../browser/historyEntry.ts';
import type { Branch, Key } from '../i18n/keys.ts';
import { T } from '../i18n/T.tsx';
import { type TextGroup, useTexts } from '../i18n/texts.ts';
import { headingText } from '../ui/Elements.tsx';
import { Findable } from '../ui/Findable.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Section.module.css';
import { textTags } from './TextTags.tsx';

interface SectionProps {
  /** The anchor: stable, in English, the same for all languages. */
  readonly id: string;
  readonly title: Key;
  /** The background; by default that of the page. */
  readonly band?: 'plain' | 'surface' | 'tint' | 'deep';
  /** With a smaller heading, or with its heading beside its content, where there is room. */
  readonly variant?: 'quiet' | 'beside';
  readonly children: ReactNode;
}

/**
 * A linkable part of a page under an `h2`. It has no accessible name: screen readers would announce
 * the heading of a named region twice, and a link already leads to the heading.
 */
export function Section({ id, title, band, variant, children }: SectionProps) {
  return (
    <section className={sectionClass(band, variant)}>
      <h2 id={id}>
        <T {...headingText} i18nKey={title} />
      </h2>
      {children}
    </section>
  );
}

function sectionClass(band: SectionProps['band'] = 'plain', variant?: SectionProps['variant']) {
  const background = band === 'deep' ? 'on-deep' : styles[band];
  return `full-bleed stack ${styles.section} ${variant ? styles[variant] : ''} ${background}`;
}

/**
 * A section that is folded on phones, also when they are turned, where its heading opens it;
 * elsewhere it is a section like others. Both headings are in the page, because which one is
 * displayed is known before the application has started: by CSS.
 */
export function FoldedSection({ id, title, band, variant, children }: SectionProps) {
  const panel = `${id}-panel`;
  const [open, setOpen] = useEntryState(`open ${id}`, false, isFlag);
  const { hash, key } = useLocation();
  // `key` changes with every navigation, so the same link opens the section again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    // Back, Forward or a reload: what the visitor has chosen since then counts.
    const isChosen = isFlag(storedForEntry(`open ${id}`));
    if (hash === `#${id}` && !isChosen) setOpen(true);
  }, [hash, key]);
  const text = <T {...headingText} i18nKey={title} />;
  return (
    <section className={`${sectionClass(band, variant)} ${styles.folding}`}>
      <h2 id={id}>
        <span className={styles.unfolded}>{text}</span>
        <button
          type="button"
          className="script-only"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          {text}
          <Icon name="chevron" />
        </button>
      </h2>
      <Findable id={panel} className={styles.folded} open={open} onFound={() => setOpen(true)}>
        <div className="stack">{children}</div>
      </Findable>
    </section>
  );
}

/** The sections of a long text, with their headings beside them where there is room. */
export function LongText({ children }: PropsWithChildren) {
  return <div className={styles.parts}>{children}</div>;
}

/** The parts of a long text, as listed in its locale file. */
export function TextParts({ of }: { readonly of: Branch }) {
  const { list } = useTexts();
  const paragraph = (part: TextGroup, name: string) =>
    part.hasText(name) && <T parent="p" i18nKey={part.key(name)} components={textTags} />;
  return (
    <LongText>
      {list(of).map((part) => (
        <Section key={part.id} id={part.id} title={part.key('heading')} variant="beside">
          <div className="stack">
            {paragraph(part, 'text')}
            {paragraph(part, 'more')}
            {part.hasText('points') && (
              <ul className="stack">
                {list(part.key('points')).map(({ id, key }) => (
                  <T parent="li" key={id} i18nKey={key()} components={textTags} />
                ))}
              </ul>
            )}
            {paragraph(part, 'closing')}
          </div>
        </Section>
      ))}
    </LongText>
  );
}
