import { T } from '../../i18n/T.tsx';
import { Card, CardGrid } from '../../ui/Card.tsx';
import type { SectionLevel } from './About.tsx';

/** Vision and mission. */
export function Values({ level }: SectionLevel) {
  return (
    <CardGrid>
      {(['vision', 'mission'] as const).map((part) => (
        <Card key={part} level={level} title={<T k={`company:values.${part}.header`} />}>
          <p>
            <T k={`company:values.${part}.textContent`} />
          </p>
        </Card>
      ))}
    </CardGrid>
  );
}
