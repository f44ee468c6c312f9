import { languages } from '../i18n/languages.ts';
import { LinkList } from '../ui/LinkList.tsx';
import { LanguageLink } from './LanguageLink.tsx';

/** Links to the current page in every language, each by its own name. */
export function LanguageList() {
  return (
    <LinkList>
      {languages.map((language) => (
        <LanguageLink key={language.tag} language={language} lang={language.tag} dir={language.dir}>
          {language.name}
        </LanguageLink>
      ))}
    </LinkList>
  );
}
