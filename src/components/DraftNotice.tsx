import { source } from '../i18n/languages.ts';
import { T } from '../i18n/T.tsx';
import { useTranslator } from '../i18n/useTranslator.ts';
import styles from './DraftNotice.module.css';
import { LanguageLink } from './LanguageLink.tsx';

/** Says, in the page's language, that its translation is a draft and that English governs. */
export function DraftNotice() {
  const { language } = useTranslator();
  if (language.status !== 'draft') return null;
  return (
    <p className={styles.notice}>
      <T k="common:language.draft.notice" />{' '}
      <LanguageLink language={source}>
        <T k="common:language.draft.source" />
      </LanguageLink>
    </p>
  );
}
