import { Section } from '../../components/Section.tsx';
import { Figure } from '../../i18n/Figure.tsx';
import { Text } from '../../i18n/Text.tsx';
import { sampleFundings } from '../../site/samples.ts';
import styles from './SampleFundings.module.css';

/** Four made-up fundings, each labelled as a sample. */
export function SampleFundings() {
  return (
    <Section id="samples" title={<Text k="home:samples.title" />}>
      <p>
        <Text k="home:samples.note" />
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops it with the markers (WebKit bug 170179) */}
      <ul role="list" className={styles.strip}>
        {sampleFundings.map(({ id, loanType, amount, date }) => (
          <li key={id} className={styles.sample}>
            <p className={styles.label}>
              <Text k="home:samples.label" />
            </p>
            <strong className={styles.amount}>
              <Figure name={amount} />
            </strong>
            <p>
              <Text k={`common:menu.links.${loanType}`} />
            </p>
            <p className={styles.person}>
              <Text k={`home:samples.names.${id}`} />
            </p>
            <p className={styles.person}>
              <Figure name={date} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
