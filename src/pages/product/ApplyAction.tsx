import { ButtonLink } from '../../components/links.tsx';
import { T } from '../../i18n/T.tsx';
import { phoneLink } from '../../site/company.ts';
import { applicationPath } from '../../site/paths.ts';
import type { LoanType } from '../../site/products.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ApplyAction.module.css';

/** The subject of an application: a loan type, and the amount if one was entered. */
export interface ApplyProps {
  readonly loanType: LoanType;
  readonly amount: number | undefined;
}

export function ApplyAction(props: ApplyProps) {
  return (
    <div className={styles.action}>
      <ApplyLink {...props} />
      <ApplyNote />
    </div>
  );
}

/**
 * The main action at the end of a page. On phones it is sticky along the whole page, because its parent
 * is the main landmark.
 */
export function ActionBar(props: ApplyProps) {
  return (
    <>
      <div className={styles.bar}>
        <ApplyLink {...props} />
        <a href={phoneLink} className={buttonClass('quiet')}>
          <Icon name="phone" />
          <T i18nKey="common:action.call" />
        </a>
      </div>
      <div className={styles.barNote}>
        <ApplyNote />
      </div>
    </>
  );
}

function ApplyLink({ loanType, amount }: ApplyProps) {
  return (
    <ButtonLink to={applicationPath(loanType, amount)}>
      <T i18nKey="common:action.apply" />
    </ButtonLink>
  );
}

/** A note that the link only leads to a message and commits to nothing. */
function ApplyNote() {
  return <T parent="p" className={styles.note} i18nKey="common:action.applyNote" />;
}
