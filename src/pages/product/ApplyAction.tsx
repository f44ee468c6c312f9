import { ButtonLink } from '../../components/links.tsx';
import { T } from '../../i18n/T.tsx';
import { phoneLink } from '../../site/company.ts';
import { applicationPath } from '../../site/paths.ts';
import type { LoanType } from '../../site/products.ts';
import { type ButtonVariant, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ApplyAction.module.css';

/** The subject of an application: a loan type, and the amount if one was entered. */
export interface ApplyProps {
  readonly loanType: LoanType;
  readonly amount: number | undefined;
}

/** The main action of a page, and a note that it only leads to a message and commits to nothing. */
export function ApplyAction(props: ApplyProps) {
  return (
    <div className={styles.action}>
      <ApplyLink {...props} />
      <T parent="p" className={styles.note} i18nKey="common:action.applyNote" />
    </div>
  );
}

/**
 * The main action at the end of a page. On phones it is sticky along the whole page, because its parent
 * is the main landmark.
 */
export function ActionBar(props: ApplyProps) {
  return (
    <div className={`screen-only ${styles.bar}`}>
      <ApplyLink {...props} />
      <a href={phoneLink} className={buttonClass('quiet')}>
        <Icon name="phone" />
        <T i18nKey="common:action.call" />
      </a>
    </div>
  );
}

interface ApplyLinkProps extends ApplyProps {
  readonly variant?: ButtonVariant;
}

export function ApplyLink({ loanType, amount, ...props }: ApplyLinkProps) {
  return (
    <ButtonLink {...props} to={applicationPath(loanType, amount)}>
      <T i18nKey="common:action.apply" />
    </ButtonLink>
  );
}
