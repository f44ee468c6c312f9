import { source } from '../i18n/languages.ts';
import { Text } from '../i18n/Text.tsx';
import { useWords } from '../i18n/useWords.ts';
import styles from './DraftNotice.module.css';
import { LanguageLink } from './LanguageLink.tsx';

/** Says, in the page's language, that its translation is a draft and that English governs. */
export function DraftNotice() {
  const { language } = useWords();
  if (language.status !== 'draft') return null;
  return (
    <p className={styles.notice}>
      <Text k="common:language.draft.notice" />{' '}
      <LanguageLink language={source}>
        <Text k="common:language.draft.source" />
      </LanguageLink>
    </p>
  );
}
