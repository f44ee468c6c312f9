import { T } from '../../i18n/T.tsx';
import { phoneLink } from '../../site/company.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ActionBar.module.css';
import { ApplyLink, ApplyNote, type ApplyProps } from './ApplyAction.tsx';

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
          <T k="common:action.call" />
        </a>
      </div>
      <div className={styles.note}>
        <ApplyNote />
      </div>
    </>
  );
}
