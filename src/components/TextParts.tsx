import { useTranslation } from 'react-i18next';
import { type Entry, entries } from '../i18n/entries.ts';
import type { Branch } from '../i18n/keys.ts';
import { T } from '../i18n/T.tsx';
import { contactTags } from './links.tsx';
import { Section } from './PageHeader.tsx';
import styles from './TextParts.module.css';

/** The parts of a long text, as listed in its locale file. */
export function TextParts({ of }: { readonly of: Branch }) {
  const { i18n } = useTranslation();
  const paragraph = (part: Entry, name: string) =>
    part.has(name) && <T parent="p" i18nKey={part.at(name)} components={contactTags} />;
  return (
    <div className={styles.parts}>
      {entries(i18n, of).map((part) => (
        <Section key={part.id} id={part.id} title={part.at('heading')}>
          {paragraph(part, 'text')}
          {paragraph(part, 'more')}
          {part.has('points') && (
            <ul>
              {entries(i18n, part.at('points')).map(({ id, at }) => (
                <T parent="li" key={id} i18nKey={at()} components={contactTags} />
              ))}
            </ul>
          )}
          {paragraph(part, 'closing')}
        </Section>
      ))}
    </div>
  );
}
