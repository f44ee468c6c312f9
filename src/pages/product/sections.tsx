import { useTranslation } from 'react-i18next';
import { contactTags, factTags, linkTag } from '../../components/links.tsx';
import { Illustration, Section } from '../../components/pageParts.tsx';
import { entries } from '../../i18n/entries.ts';
import type { Key } from '../../i18n/keys.ts';
import { T } from '../../i18n/T.tsx';
import { paths } from '../../site/paths.ts';
import type { LoanType } from '../../site/products.ts';
import { List } from '../../ui/elements.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './sections.module.css';

/**
 * The key facts, and the keys of the texts for those that the specification does not give. The last
 * one follows from others, so it is omitted with them.
 */
const facts = [
  { name: 'amount', unstated: 'askUs' },
  { name: 'interest', unstated: 'beforeSigning' },
  { name: 'repayment', unstated: 'beforeSigning' },
  { name: 'collateral', unstated: 'askUs' },
  { name: 'payout', unstated: 'beforeSigning' },
  { name: 'bring', unstated: 'askUs' },
  { name: 'totalInterest', unstated: undefined },
] as const;

/** Amount, cost, time and documents at a glance; a fact that is not given is listed too. */
export function KeyFacts({ loanType }: { readonly loanType: LoanType }) {
  const { i18n } = useTranslation();
  const given = entries(i18n, `product:${loanType}.facts`);
  return (
    <dl className={`cells ${styles.facts}`}>
      {facts.map(({ name, unstated }) => {
        const fact = given.find(({ id }) => id === name);
        if (!fact && !unstated) return null;
        return (
          <div key={name} className={name === 'totalInterest' ? styles.wide : undefined}>
            <T parent="dt" className="note" i18nKey={`product:facts.${name}`} />
            {fact ? (
              <T parent="dd" i18nKey={fact.at()} components={factTags} />
            ) : (
              unstated && (
                <T
                  parent="dd"
                  className={styles.unstated}
                  i18nKey={`product:unstated.${unstated}`}
                />
              )
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** The numbered steps to a loan. */
export function Steps({ loanType }: { readonly loanType: LoanType }) {
  const { i18n } = useTranslation();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops it with the markers (WebKit bug 170179)
    <ol role="list" className={styles.steps}>
      {entries(i18n, `product:${loanType}.steps`).map(({ id, at }) => (
        <li key={id}>
          <Illustration name={`step-${id}`} />
          <T parent="h3" i18nKey={at('header')} />
          <T parent="p" i18nKey={at('textContent')} />
        </li>
      ))}
    </ol>
  );
}

interface PointsProps {
  readonly points: readonly { readonly icon: IconName; readonly title: Key; readonly text: Key }[];
}

/** A list of points, each with an icon, a heading and a sentence. */
export function Points({ points }: PointsProps) {
  return (
    <List className={styles.points}>
      {points.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <div>
            <T parent="h3" i18nKey={title} />
            <T parent="p" i18nKey={text} />
          </div>
        </li>
      ))}
    </List>
  );
}

const consequences = [
  { name: 'car', terms: linkTag(`${paths.terms}#collateral-and-custody`) },
  { name: 'late', terms: linkTag(`${paths.terms}#late-payment`) },
  { name: 'due', terms: linkTag(`${paths.terms}#repayment`) },
  { name: 'rollover', terms: linkTag(`${paths.terms}#rollover`) },
] as const;

/** The consequences of a late payment by the terms, before the application. */
export function BeforeBorrowing({ loanType }: { readonly loanType: LoanType }) {
  return (
    <Section id="before" title="product:sections.before">
      <List className={styles.consequences}>
        {consequences
          .filter(({ name }) => name !== 'car' || loanType === 'car')
          .map(({ name, terms }) => (
            <T
              key={name}
              parent="li"
              className={name === 'car' ? styles.gravest : undefined}
              i18nKey={`product:before.${name}`}
              components={{ ...contactTags, terms }}
            />
          ))}
      </List>
    </Section>
  );
}
