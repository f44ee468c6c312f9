import { T } from '../../i18n/T.tsx';
import { phoneLink } from '../../site/company.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ActionBar.module.css';
import { ApplyLink, ApplyNote, type ApplyProps } from './ApplyAction.tsx';

/**
 * The last action of a page. On a phone it stays in view over the whole page, as the last child of
 * the main landmark but the note under it.
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
