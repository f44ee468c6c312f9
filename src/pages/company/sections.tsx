import { useTranslation } from 'react-i18next';
import { Mark } from '../../components/Brand.tsx';
import { entries } from '../../i18n/entries.ts';
import { T } from '../../i18n/T.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { List } from '../../ui/List.tsx';
import styles from './CompanyPage.module.css';

interface SectionProps {
  /** The heading level: one below the section's heading. */
  readonly level: 'h2' | 'h3';
}

export function About({ level }: SectionProps) {
  const { i18n } = useTranslation();
  return (
    <List className={styles.columns}>
      {entries(i18n, 'company:about.parts').map(({ id, at }) => (
        <li key={id}>
          <T parent={level} i18nKey={at('header')} />
          <T parent="p" i18nKey={at('textContent')} />
        </li>
      ))}
    </List>
  );
}

/** Vision and mission, as statements. */
export function Values({ level }: SectionProps) {
  return (
    <List className={styles.statements}>
      {(['vision', 'mission'] as const).map((part) => (
        <li key={part}>
          <T parent={level} i18nKey={`company:values.${part}.header`} />
          <T parent="p" i18nKey={`company:values.${part}.textContent`} />
        </li>
      ))}
    </List>
  );
}

/** Fast Approvals, Flexible Terms, Trusted Service: six points each. */
export function ChooseUs({ level }: SectionProps) {
  const { i18n } = useTranslation();
  return (
    <List className={styles.columns}>
      {(['fast', 'flexible', 'trusted'] as const).map((group) => (
        <li key={group}>
          <T parent={level} i18nKey={`company:chooseUs.groups.${group}.header`} />
          <List className={styles.points}>
            {entries(i18n, `company:chooseUs.groups.${group}.points`).map(({ id, at }) => (
              <li key={id}>
                <Icon name="check" />
                <T parent="span" i18nKey={at()} />
              </li>
            ))}
          </List>
        </li>
      ))}
    </List>
  );
}

const members = ['first', 'second', 'third'] as const;

/**
 * Three cards with the same placeholder (specification, section 2), and a note that says so. They
 * show the mark: the same portrait three times would look like three people.
 */
export function Team({ level }: SectionProps) {
  return (
    <>
      <T parent="p" i18nKey="company:team.note" />
      <List className={styles.team}>
        {members.map((member) => (
          <li key={member}>
            <Mark />
            <div>
              <T parent={level} i18nKey="company:team.member.name" />
              <T parent="p" i18nKey="company:team.member.text" />
            </div>
          </li>
        ))}
      </List>
    </>
  );
}
