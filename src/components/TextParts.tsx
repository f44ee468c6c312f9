import type { Branch } from '../i18n/keys.ts';
import { Text } from '../i18n/Text.tsx';
import { useWords } from '../i18n/useWords.ts';
import type { Entry } from '../i18n/words.ts';
import { Section } from './Section.tsx';
import styles from './TextParts.module.css';

const paragraphsBefore = ['text', 'more'] as const;

/** The parts of a long text, as many as its locale file has. */
export function TextParts({ of }: { readonly of: Branch }) {
  const { entries } = useWords();
  return (
    <div className={styles.parts}>
      {entries(of).map((part) => (
        <Section key={part.id} id={part.id} title={<Text k={part.at('heading')} />}>
          {paragraphsBefore.map((name) => (
            <Paragraph key={name} part={part} name={name} />
          ))}
          <Points part={part} />
          <Paragraph part={part} name="closing" />
        </Section>
      ))}
    </div>
  );
}

interface ParagraphProps {
  readonly part: Entry;
  readonly name: string;
}

function Paragraph({ part, name }: ParagraphProps) {
  if (!part.has(name)) return null;
  return (
    <p>
      <Text k={part.at(name)} />
    </p>
  );
}

function Points({ part }: { readonly part: Entry }) {
  const { entries } = useWords();
  const points = entries(part.at('points'));
  if (points.length === 0) return null;
  return (
    <ul>
      {points.map(({ id, at }) => (
        <li key={id}>
          <Text k={at()} />
        </li>
      ))}
    </ul>
  );
}
