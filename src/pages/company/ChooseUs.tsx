import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { Card, CardGrid } from '../../ui/Card.tsx';
import type { SectionLevel } from './About.tsx';
import styles from './ChooseUs.module.css';

const icons = { fast: 'speed', flexible: 'calendar', trusted: 'custody' } as const;

/** Fast Approvals, Flexible Terms, Trusted Service: six points each. */
export function ChooseUs({ level }: SectionLevel) {
  const { entries } = useTranslator();
  return (
    <CardGrid>
      {(['fast', 'flexible', 'trusted'] as const).map((group) => (
        <Card
          key={group}
          level={level}
          icon={icons[group]}
          title={<T k={`company:chooseUs.groups.${group}.header`} />}
        >
          <ul className={styles.points}>
            {entries(`company:chooseUs.groups.${group}.points`).map(({ id, at }) => (
              <li key={id}>
                <T k={at()} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </CardGrid>
  );
}
