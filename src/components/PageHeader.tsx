import type { ReactNode } from 'react';
import type { Key } from '../i18n/keys.ts';
import { T } from '../i18n/T.tsx';
import { HeadingText } from '../ui/ScreenReaderText.tsx';
import { DraftNotice } from './LanguageLinks.tsx';
import { ContactActions } from './links.tsx';
import styles from './PageHeader.module.css';

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
        {eyebrow && <T parent="p" className={styles.eyebrow} i18nKey={eyebrow} />}
        <h1>
          <HeadingText>
            <T i18nKey={title} />
          </HeadingText>
        </h1>
        {lead && <T parent="p" i18nKey={lead} />}
        {children}
        {/* After the heading, where a screen reader starts on a new page. */}
        <DraftNotice />
      </div>
      {facts && <div className={styles.facts}>{facts}</div>}
      {image && <div className={styles.image}>{image}</div>}
    </header>
  );
}

const bands = {
  page: styles.plain,
  surface: styles.surface,
  tint: styles.tint,
  deep: 'on-deep',
};

interface SectionProps {
  /** The anchor: stable, in English, the same for all languages. */
  readonly id: string;
  readonly title: Key;
  /** The background: that of the page by default. */
  readonly band?: keyof typeof bands;
  readonly children: ReactNode;
}

/**
 * A linkable part of a page under an `h2`. It has no accessible name: as a named region its heading
 * would be announced twice, and a link to it already leads to the heading.
 */
export function Section({ id, title, band = 'page', children }: SectionProps) {
  return (
    <section className={`${styles.section} ${bands[band]}`}>
      <T parent="h2" id={id} i18nKey={title} />
      {children}
    </section>
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
