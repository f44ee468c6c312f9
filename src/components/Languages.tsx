import { languages } from '../i18n/languages.ts';
import { T } from '../i18n/T.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LanguageList } from './LanguageList.tsx';
import styles from './Languages.module.css';

/** A row of the languages by name, for the footer and the menu on phones; none if there is one. */
export function Languages({ level: Heading }: { readonly level: 'h2' | 'h3' }) {
  if (languages.length < 2) return null;
  return (
    <div className={styles.languages}>
      <Heading className="visually-hidden">
        <T k="common:language.label" />
      </Heading>
      <Icon name="language" />
      <LanguageList />
    </div>
  );
}
