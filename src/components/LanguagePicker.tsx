import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { languages } from '../i18n/languages.ts';
import { T } from '../i18n/T.tsx';
import { useTranslator } from '../i18n/useTranslator.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { LanguageList } from './LanguageList.tsx';
import styles from './LanguagePicker.module.css';

/** Links to the current page in every language, each by its own name; none if there is one language. */
export function LanguagePicker() {
  const { language } = useTranslator();
  const { key } = useLocation();
  if (languages.length < 2) return null;
  return (
    <Disclosure
      closeOn={key}
      button={
        <>
          <Icon name="language" />
          <VisuallyHidden>
            <T k="common:language.label" />{' '}
          </VisuallyHidden>
          <span className={styles.current}>{language.name}</span>
        </>
      }
    >
      <LanguageLinks />
    </Disclosure>
  );
}

function LanguageLinks() {
  const nameId = useId();
  return (
    <nav aria-labelledby={nameId}>
      <span id={nameId} hidden>
        <T k="common:language.label" />
      </span>
      <LanguageList />
    </nav>
  );
}
