import { T } from '../i18n/T.tsx';
import { chatLink, phoneLink } from '../site/company.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ExternalLink } from './ExternalLink.tsx';

/** Links to call the company and to chat with it. */
export function ContactActions() {
  return (
    <p className="cluster">
      <a href={phoneLink} className={buttonClass('primary')}>
        <Icon name="phone" />
        <T k="common:action.call" />
      </a>
      <ExternalLink href={chatLink} className={buttonClass('quiet')}>
        <Icon name="chat" />
        <T k="common:action.chat" />
      </ExternalLink>
    </p>
  );
}
