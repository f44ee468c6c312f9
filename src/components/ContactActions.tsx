import { Text } from '../i18n/Text.tsx';
import { chatLink, phoneLink } from '../site/company.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** The two ways to a person: call, and chat, which opens the company's phone on a chat service. */
export function ContactActions() {
  return (
    <p className="cluster">
      <a href={phoneLink} className={buttonClass('primary')}>
        <Icon name="phone" />
        <Text k="common:action.call" />
      </a>
      <a href={chatLink} rel="external noopener" className={buttonClass('quiet')}>
        <Icon name="chat" />
        <Text k="common:action.chat" />
      </a>
    </p>
  );
}
