import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isInSection, menuSections } from '../facts/menus.ts';
import type { Key } from '../i18n/keys.ts';
import { unlocalizedPath } from '../i18n/languages.ts';
import { T } from '../i18n/T.tsx';
import { headingText } from '../ui/Elements.tsx';
import { Illustration } from './Illustration.tsx';
import { TranslationNotice } from './LanguageLinks.tsx';
import styles from './PageHeader.module.css';
import { textTags } from './TextTags.tsx';

interface PageHeaderProps {
  readonly title: Key;
  /** The name of a product, above a title that says what it is for. */
  readonly eyebrow?: Key;
  /** The first paragraph. */
  readonly lead?: Key;
  /** A notice about the page's translation that replaces the one about a draft. */
  readonly notice?: Key | false;
  readonly children?: ReactNode;
  /** An illustration beside the text. */
  readonly image?: ReactNode;
  /** The name of a small, decorative illustration at the end of the header of a page of text. */
  readonly picture?: string;
  /** Content below both; on phones before the illustration. */
  readonly facts?: ReactNode;
}

/** The header of every page, with its only `h1`, which gets the focus on navigation. */
export function PageHeader({
  title,
  eyebrow,
  lead,
  notice,
  children,
  image,
  picture,
  facts,
}: PageHeaderProps) {
  return (
    // The class reserves the column of the illustration before it loads, so that the text does not
    // move.
    <header
      className={`full-bleed stack ${styles.header} ${image ? styles.withImage : ''} ${picture ? styles.withPicture : ''}`}
    >
      <div className={`stack ${styles.text}`}>
        {eyebrow ? <T parent="p" className={styles.eyebrow} i18nKey={eyebrow} /> : <SectionName />}
        <h1>
          <T {...headingText} i18nKey={title} />
        </h1>
        {lead && <T parent="p" i18nKey={lead} components={textTags} />}
        {children}
        {/* After the heading, where a screen reader starts on a new page. */}
        <TranslationNotice instead={notice} />
      </div>
      {facts && <div className={styles.facts}>{facts}</div>}
      {image && <div className={styles.image}>{image}</div>}
      {picture && (
        <div className="wide-only">
          <Illustration name={picture} />
        </div>
      )}
    </header>
  );
}

/** The menu's section, for phones, whose header does not mark it (WCAG 2.4.8). */
function SectionName() {
  const path = unlocalizedPath(useLocation().pathname);
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
