import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { Card, CardGrid } from '../../ui/Card.tsx';

/** The heading level of the cards: one below the section's heading. */
export interface SectionLevel {
  readonly level: 'h2' | 'h3';
}

export function About({ level }: SectionLevel) {
  const { entries } = useTranslator();
  return (
    <CardGrid>
      {entries('company:about.parts').map(({ id, at }) => (
        <Card key={id} level={level} title={<T k={at('header')} />}>
          <p>
            <T k={at('textContent')} />
          </p>
        </Card>
      ))}
    </CardGrid>
  );
}
