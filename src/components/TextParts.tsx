import type { Entry } from '../i18n/createTranslator.ts';
import type { Branch } from '../i18n/keys.ts';
import { T } from '../i18n/T.tsx';
import { useTranslator } from '../i18n/useTranslator.ts';
import { Section } from './Section.tsx';
import styles from './TextParts.module.css';

const paragraphsBefore = ['text', 'more'] as const;

/** The parts of a long text, as listed in its locale file. */
export function TextParts({ of }: { readonly of: Branch }) {
  const { entries } = useTranslator();
  return (
    <div className={styles.parts}>
      {entries(of).map((part) => (
        <Section key={part.id} id={part.id} title={<T k={part.at('heading')} />}>
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
      <T k={part.at(name)} />
    </p>
  );
}

function Points({ part }: { readonly part: Entry }) {
  const { entries } = useTranslator();
  const points = entries(part.at('points'));
  if (points.length === 0) return null;
  return (
    <ul>
      {points.map(({ id, at }) => (
        <li key={id}>
          <T k={at()} />
        </li>
      ))}
    </ul>
  );
}
