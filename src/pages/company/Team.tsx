import { Mark } from '../../components/Mark.tsx';
import { T } from '../../i18n/T.tsx';
import { Card, CardGrid } from '../../ui/Card.tsx';
import type { SectionLevel } from './About.tsx';
import styles from './Team.module.css';

const members = ['first', 'second', 'third'] as const;

/**
 * Three cards with the same placeholder (specification, section 2), and a note that says so. They
 * show the mark: the same portrait three times would look like three people.
 */
export function Team({ level }: SectionLevel) {
  return (
    <div className={styles.team}>
      <p>
        <T k="company:team.note" />
      </p>
      <CardGrid>
        {members.map((member) => (
          <Card
            key={member}
            level={level}
            image={<Mark />}
            title={<T k="company:team.member.name" />}
          >
            <p>
              <T k="company:team.member.text" />
            </p>
          </Card>
        ))}
      </CardGrid>
    </div>
  );
}
