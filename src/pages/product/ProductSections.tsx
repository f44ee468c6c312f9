import columns from '../../components/columns.module.css';
import { Illustration, isIllustration } from '../../components/Illustration.tsx';
import { FactsToAsk, useProductFacts } from '../../components/ProductFacts.tsx';
import { factTags, textTags } from '../../components/TextTags.tsx';
import { company } from '../../facts/company.ts';
import type { LoanType } from '../../facts/products.ts';
import type { Key } from '../../i18n/keys.ts';
import { T } from '../../i18n/T.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { List } from '../../ui/Elements.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './ProductSections.module.css';

const tags = { ...textTags, ...factTags };

/** Amount, cost, time and documents at a glance, and what one has to ask. */
export function KeyFacts({ loanType }: { readonly loanType: LoanType }) {
  const rate = company.yearlyRates[loanType];
  return (
    <div className="stack">
      <dl className={`cells ${styles.facts}`}>
        {useProductFacts(loanType).map(({ name, key }) => (
          <div key={name} className={name === 'totalInterest' ? styles.wide : undefined}>
            <T parent="dt" className="note" i18nKey={`product:facts.${name}`} />
            <T parent="dd" i18nKey={key} components={tags} />
          </div>
        ))}
        {rate && (
          // The table says it, too.
          <div className={loanType === 'car' ? styles.wide : undefined}>
            <T parent="dt" className="note" i18nKey="product:yearlyRate.name" />
            <T
              parent="dd"
              i18nKey="product:yearlyRate.text"
              values={{ rate }}
              components={factTags}
            />
          </div>
        )}
      </dl>
      <FactsToAsk loanType={loanType} />
    </div>
  );
}

/** The numbered steps to a loan. */
export function Steps({ loanType }: { readonly loanType: LoanType }) {
  const { list } = useTexts();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops it with the markers (WebKit bug 170179)
    <ol role="list" className={`stack icon-list ${styles.steps}`}>
      {list(`product:${loanType}.steps`).map(({ id, key }) => {
        const picture = `step-${id}`;
        return (
          <li key={id}>
            {isIllustration(picture) && <Illustration name={picture} />}
            <T parent="h3" i18nKey={key('header')} />
            <T parent="p" i18nKey={key('textContent')} />
          </li>
        );
      })}
    </ol>
  );
}

const variants = { cells: 'cells', rows: `stack ${styles.rows}` } as const;

interface PointsProps {
  /** A checklist on one surface, or the rows of a ledger. */
  readonly variant: keyof typeof variants;
  readonly points: readonly { readonly icon: IconName; readonly title: Key; readonly text: Key }[];
}

/** A list of points, each with an icon, a heading and a sentence. */
export function Points({ points, variant }: PointsProps) {
  return (
    <List className={`icon-list ${variants[variant]} ${styles.points}`}>
      {points.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <div>
            <T parent="h3" i18nKey={title} />
            <T parent="p" i18nKey={text} components={textTags} />
          </div>
        </li>
      ))}
    </List>
  );
}

/** Whether the owner's settings answer a question. */
function isAnswered(question: string, loanType: LoanType): boolean {
  if (question === 'lender') return !!company.registration && !!company.licence;
  return question === 'yearlyRate' && !!company.yearlyRates[loanType];
}

/**
 * Questions that the site leaves open, to be printed and asked: who lends, then on the facts that it
 * does not give, on this loan, and on every loan.
 */
export function OpenQuestions({ loanType }: { readonly loanType: LoanType }) {
  const { list } = useTexts();
  const given = useProductFacts(loanType);
  const own = list(`product:${loanType}`).filter(({ id }) => id === 'ask');
  const questions = [
    ...list('product:ask.first'),
    ...list('product:ask.facts').filter((fact) => !given.some(({ name }) => name === fact.id)),
    ...own.flatMap(({ key }) => list(key())),
    ...list('product:ask.every'),
  ].filter(({ id }) => !isAnswered(id, loanType));
  return (
    <ul className={`stack ${columns.columns} ${styles.questions}`}>
      {questions.map(({ key }) => (
        <T key={key()} parent="li" i18nKey={key()} components={textTags} />
      ))}
    </ul>
  );
}
