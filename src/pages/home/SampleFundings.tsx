import { Section } from '../../components/PageHeader.tsx';
import { T } from '../../i18n/T.tsx';
import { List } from '../../ui/List.tsx';
import styles from './SampleFundings.module.css';

/** Invented, with the names of their figures. */
const sampleFundings = [
  { id: 'trader', loanType: 'car', amount: 'sampleCarAmount', date: 'sampleCarDate' },
  {
    id: 'tailor',
    loanType: 'business',
    amount: 'sampleBusinessAmount',
    date: 'sampleBusinessDate',
  },
  {
    id: 'tenant',
    loanType: 'personal',
    amount: 'samplePersonalAmount',
    date: 'samplePersonalDate',
  },
  { id: 'driver', loanType: 'car', amount: 'sampleSecondCarAmount', date: 'sampleSecondCarDate' },
] as const;

/** Four invented fundings, labelled as samples. */
export function SampleFundings() {
  return (
    <Section id="samples" title="home:samples.title">
      <T parent="p" i18nKey="home:samples.note" />
      <List className={styles.strip}>
        {sampleFundings.map(({ id, loanType, amount, date }) => (
          <li key={id} className={styles.sample}>
            <div>
              <T parent="p" i18nKey={`common:menu.links.${loanType}`} />
              <T parent="p" i18nKey={`home:samples.names.${id}`} />
            </div>
            <div>
              <T parent="strong" i18nKey={`common:figures.${amount}`} saysNaira />
              <T parent="p" i18nKey={`common:figures.${date}`} />
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}
