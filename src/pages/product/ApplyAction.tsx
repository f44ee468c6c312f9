import { ButtonLink } from '../../components/ButtonLink.tsx';
import { T } from '../../i18n/T.tsx';
import { applicationPath } from '../../site/paths.ts';
import type { LoanType } from '../../site/products.ts';
import styles from './ApplyAction.module.css';

/** The subject of an application: a loan type, and the amount if one was entered. */
export interface ApplyProps {
  readonly loanType: LoanType;
  readonly amount: number | undefined;
}

export function ApplyLink({ loanType, amount }: ApplyProps) {
  return (
    <ButtonLink to={applicationPath(loanType, amount)}>
      <T k="common:action.apply" />
    </ButtonLink>
  );
}

/** A note that the link only leads to a message and commits to nothing. */
export function ApplyNote() {
  return (
    <p className={styles.note}>
      <T k="common:action.applyNote" />
    </p>
  );
}

export function ApplyAction(props: ApplyProps) {
  return (
    <div className={styles.action}>
      <ApplyLink {...props} />
      <ApplyNote />
    </div>
  );
}
