import { Section } from '../../components/Section.tsx';
import { T } from '../../i18n/T.tsx';
import { sampleFundings } from '../../site/samples.ts';
import styles from './SampleFundings.module.css';

/** Four invented fundings, labelled as samples. */
export function SampleFundings() {
  return (
    <Section id="samples" title={<T k="home:samples.title" />}>
      <p>
        <T k="home:samples.note" />
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops it with the markers (WebKit bug 170179) */}
      <ul role="list" className={styles.strip}>
        {sampleFundings.map(({ id, loanType, amount, date }) => (
          <li key={id} className={styles.sample}>
            <p className={styles.label}>
              <T k="home:samples.label" />
            </p>
            <strong className={styles.amount}>
              <T k={`common:figures.${amount}`} />
            </strong>
            <p>
              <T k={`common:menu.links.${loanType}`} />
            </p>
            <p className={styles.person}>
              <T k={`home:samples.names.${id}`} />
            </p>
            <p className={styles.person}>
              <T k={`common:figures.${date}`} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
