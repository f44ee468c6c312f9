import { useTranslation } from 'react-i18next';
import { Mark } from '../../components/Brand.tsx';
import { entries } from '../../i18n/entries.ts';
import type { Key } from '../../i18n/keys.ts';
import { T } from '../../i18n/T.tsx';
import { Card, CardGrid } from '../../ui/Card.tsx';
import styles from './CompanyPage.module.css';

interface SectionProps {
  /** The heading level of the cards: one below the section's heading. */
  readonly level: 'h2' | 'h3';
}

interface TextCardProps extends SectionProps {
  readonly title: Key;
  readonly text: Key;
}

function TextCard({ level, title, text }: TextCardProps) {
  return (
    <Card level={level} title={<T i18nKey={title} />}>
      <T parent="p" i18nKey={text} />
    </Card>
  );
}

export function About({ level }: SectionProps) {
  const { i18n } = useTranslation();
  return (
    <CardGrid>
      {entries(i18n, 'company:about.parts').map(({ id, at }) => (
        <TextCard key={id} level={level} title={at('header')} text={at('textContent')} />
      ))}
    </CardGrid>
  );
}

export function Values({ level }: SectionProps) {
  return (
    <CardGrid>
      {(['vision', 'mission'] as const).map((part) => (
        <TextCard
          key={part}
          level={level}
          title={`company:values.${part}.header`}
          text={`company:values.${part}.textContent`}
        />
      ))}
    </CardGrid>
  );
}

const groups = [
  { id: 'fast', icon: 'speed' },
  { id: 'flexible', icon: 'calendar' },
  { id: 'trusted', icon: 'custody' },
] as const;

/** Fast Approvals, Flexible Terms, Trusted Service: six points each. */
export function ChooseUs({ level }: SectionProps) {
  const { i18n } = useTranslation();
  return (
    <CardGrid>
      {groups.map((group) => (
        <Card
          key={group.id}
          level={level}
          icon={group.icon}
          title={<T i18nKey={`company:chooseUs.groups.${group.id}.header`} />}
        >
          <ul className={styles.points}>
            {entries(i18n, `company:chooseUs.groups.${group.id}.points`).map(({ id, at }) => (
              <T parent="li" key={id} i18nKey={at()} />
            ))}
          </ul>
        </Card>
      ))}
    </CardGrid>
  );
}

const members = ['first', 'second', 'third'] as const;

/**
 * Three cards with the same placeholder (specification, section 2), and a note that says so. They
 * show the mark: the same portrait three times would look like three people.
 */
export function Team({ level }: SectionProps) {
  return (
    <div className={styles.team}>
      <T parent="p" i18nKey="company:team.note" />
      <CardGrid>
        {members.map((member) => (
          <Card
            key={member}
            level={level}
            image={<Mark />}
            title={<T i18nKey="company:team.member.name" />}
          >
            <T parent="p" i18nKey="company:team.member.text" />
          </Card>
        ))}
      </CardGrid>
    </div>
  );
}
