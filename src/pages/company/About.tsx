import { Text } from '../../i18n/Text.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { Card, CardGrid } from '../../ui/Card.tsx';

/** The level of a section's cards: one below the heading that the section stands under. */
export interface SectionLevel {
  readonly level: 'h2' | 'h3';
}

export function About({ level }: SectionLevel) {
  const { entries } = useWords();
  return (
    <CardGrid>
      {entries('company:about.parts').map(({ id, at }) => (
        <Card key={id} level={level} title={<Text k={at('header')} />}>
          <p>
            <Text k={at('textContent')} />
          </p>
        </Card>
      ))}
    </CardGrid>
  );
}
