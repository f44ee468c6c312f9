import type { PropsWithChildren, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { type Entry, entries } from '../i18n/entries.ts';
import type { Branch, Key } from '../i18n/keys.ts';
import { pagePath, useI18n } from '../i18n/languages.ts';
import { langProps, T } from '../i18n/T.tsx';
import { isInSection, menuSections } from '../site/menus.ts';
import { HeadingText } from '../ui/elements.tsx';
import { textTags } from './agreementWords.tsx';
import { DraftNotice } from './LanguageLinks.tsx';
import { ContactActions } from './links.tsx';
import styles from './pageParts.module.css';

interface PageHeaderProps {
  readonly title: Key;
  /** The name of a product, above a title that says what it is for. */
  readonly eyebrow?: Key;
  /** The first paragraph. */
  readonly lead?: Key;
  readonly children?: ReactNode;
  /** An illustration beside the text. */
  readonly image?: ReactNode;
  /** Content below both; on phones before the illustration. */
  readonly facts?: ReactNode;
}

/** The header of every page, with its only `h1`, which gets the focus on navigation. */
export function PageHeader({ title, eyebrow, lead, children, image, facts }: PageHeaderProps) {
  return (
    // The class reserves the column of the illustration before it loads, so that the text does not move.
    <header className={`${styles.header} ${image ? styles.withImage : ''}`}>
      <div className={styles.text}>
        {eyebrow ? <T parent="p" className={styles.eyebrow} i18nKey={eyebrow} /> : <SectionName />}
        <h1>
          <HeadingText>
            <T i18nKey={title} />
          </HeadingText>
        </h1>
        {lead && <T parent="p" i18nKey={lead} components={textTags} />}
        {children}
        {/* After the heading, where a screen reader starts on a new page. */}
        <DraftNotice />
      </div>
      {facts && <div className={styles.facts}>{facts}</div>}
      {image && <div className={styles.image}>{image}</div>}
    </header>
  );
}

/** The section of the menu, on phones, where the header does not mark it (WCAG 2.4.8). */
function SectionName() {
  const path = pagePath(useLocation().pathname);
  const section = menuSections.find((each) => isInSection(path, each));
  if (!section) return null;
  return (
    <T
      parent="p"
      className={`phone-only ${styles.eyebrow}`}
      i18nKey={`common:menu.sections.${section.id}`}
    />
  );
}

interface SectionProps {
  /** The anchor: stable, in English, the same for all languages. */
  readonly id: string;
  readonly title: Key;
  /** The background: that of the page by default. */
  readonly band?: 'plain' | 'surface' | 'tint' | 'deep';
  readonly children: ReactNode;
}

/**
 * A linkable part of a page under an `h2`. It has no accessible name: as a named region its heading
 * would be announced twice, and a link to it already leads to the heading.
 */
export function Section({ id, title, band = 'plain', children }: SectionProps) {
  return (
    <section className={`${styles.section} ${band === 'deep' ? 'on-deep' : styles[band]}`}>
      <h2 id={id}>
        <HeadingText>
          <T i18nKey={title} />
        </HeadingText>
      </h2>
      {children}
    </section>
  );
}

/** The sections of a long text, with their headings beside them where there is room. */
export function LongText({ children }: PropsWithChildren) {
  return <div className={styles.parts}>{children}</div>;
}

/** The parts of a long text, as listed in its locale file. */
export function TextParts({ of }: { readonly of: Branch }) {
  const i18n = useI18n();
  const paragraph = (part: Entry, name: string) =>
    part.has(name) && <T parent="p" i18nKey={part.at(name)} components={textTags} />;
  return (
    <LongText>
      {entries(i18n, of).map((part) => (
        <Section key={part.id} id={part.id} title={part.at('heading')}>
          <div>
            {paragraph(part, 'text')}
            {paragraph(part, 'more')}
            {part.has('points') && (
              <ul>
                {entries(i18n, part.at('points')).map(({ id, at }) => (
                  <T parent="li" key={id} i18nKey={at()} components={textTags} />
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

const files = import.meta.glob<string>('../assets/illustrations/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface IllustrationProps {
  /** The name of a file in `assets/illustrations`, without extension. */
  readonly name: string;
  /** The key of the text alternative; a picture without one is decorative. */
  readonly alt?: Key;
  /** Whether it belongs to the first screen; other pictures load when they come near the viewport. */
  readonly first?: boolean;
}

/** One of the site's illustrations. */
export function Illustration({ name, alt, first = false }: IllustrationProps) {
  const i18n = useI18n();
  const { t } = i18n;
  // The intrinsic size reserves space until the file arrives.
  const [width, height] = name.startsWith('step-') ? [240, 180] : [640, 480];
  return (
    <img
      {...(alt && langProps(i18n, alt))}
      src={files[`../assets/illustrations/${name}.svg`]}
      alt={alt ? t(alt) : ''}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

/** The end of a page that has no other: call or chat. */
export function TalkToUs() {
  return (
    <section className={styles.talk}>
      <div>
        <div>
          <T parent="h2" id="connect" i18nKey="home:connect.title" />
          <T parent="p" i18nKey="home:connect.text" />
        </div>
        <ContactActions />
      </div>
    </section>
  );
}
