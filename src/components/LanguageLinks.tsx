import { type ComponentProps, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useIsHydrating } from '../browser/pageLoad.ts';
import type { Key } from '../i18n/keys.ts';
import {
  english,
  type Language,
  languages,
  localizedPath,
  unlocalizedPath,
  useLanguage,
} from '../i18n/languages.ts';
import { T } from '../i18n/T.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { LinkList, linkTargets } from '../ui/Elements.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './LanguageLinks.module.css';

/** A link to the current page in another language, with its query and hash. */
function LanguageLink({ language, ...props }: ComponentProps<'a'> & { language: Language }) {
  const { pathname, search, hash } = useLocation();
  // Not the language of the address, whose texts may not have arrived.
  const current = useLanguage();
  // The prerendered link has neither query nor hash.
  const rest = useIsHydrating() ? '' : search + hash;
  return (
    <Link
      {...props}
      discover="none"
      to={localizedPath(unlocalizedPath(pathname), language) + rest}
      hrefLang={language.tag}
      aria-current={language === current ? 'true' : undefined}
    />
  );
}

/** Links to the current page in every language, each by its own name. */
const links = languages.map((language) => (
  <LanguageLink
    key={language.tag}
    language={language}
    lang={language.tag}
    dir={language.dir}
    translate="no"
  >
    {language.name}
  </LanguageLink>
));

/** The languages as a disclosure, for the header; none if there is one language. */
export function LanguagePicker() {
  const { name, tag } = useLanguage();
  const nameId = useId();
  if (languages.length < 2) return null;
  return (
    <Disclosure
      button={
        <>
          <Icon name="language" />
          <span className="visually-hidden">
            <T i18nKey="common:language.label" />{' '}
          </span>
          {/* Narrow screens show the code, wide ones the name. Users of voice control say what they
              see, so that it follows the label in both (WCAG 2.5.3). */}
          <span className={styles.code} translate="no">
            {tag.toUpperCase()}
          </span>{' '}
          <span className={`visually-hidden ${styles.current}`} translate="no">
            {name}
          </span>
        </>
      }
    >
      <nav aria-labelledby={nameId}>
        <T id={nameId} hidden i18nKey="common:language.label" />
        <LinkList>{links}</LinkList>
      </nav>
    </Disclosure>
  );
}

/** The languages in a row, for the footer; none if there is one language. */
export function LanguageRow() {
  if (languages.length < 2) return null;
  return (
    <div className={`screen-only ${styles.languages}`}>
      <T parent="h2" className="visually-hidden" i18nKey="common:language.label" />
      <Icon name="language" />
      <LinkList>{links}</LinkList>
    </div>
  );
}

interface TranslationNoticeProps {
  /** A graver notice that replaces the one about a draft. */
  readonly instead?: Key | false | undefined;
}

/**
 * Says, in the page's language, that its translation is a draft and that the English text governs.
 */
export function TranslationNotice({ instead }: TranslationNoticeProps) {
  const { status } = useLanguage();
  if (!instead && status !== 'draft') return null;
  return (
    // Two paragraphs: in one, two English texts would interleave in a right-to-left language.
    <div className="callout note">
      <T parent="p" i18nKey={instead || 'common:language.draft.notice'} />
      <p className={`screen-only ${linkTargets}`}>
        <LanguageLink language={english}>
          <T i18nKey="common:language.draft.source" />
        </LanguageLink>
      </p>
    </div>
  );
}
