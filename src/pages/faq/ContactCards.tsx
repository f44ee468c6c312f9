import { ExternalLink } from '../../components/ExternalLink.tsx';
import { Section } from '../../components/Section.tsx';
import { T } from '../../i18n/T.tsx';
import { chatLink, company, emailLink, phoneLink } from '../../site/company.ts';
import { Card, CardGrid } from '../../ui/Card.tsx';

/** Call, chat, email, business hours, map. */
export function ContactCards() {
  return (
    <Section id="contact" title={<T k="faq:contact.title" />}>
      <CardGrid>
        <Card icon="phone" title={<T k="faq:contact.call.header" />}>
          <p>
            <a href={phoneLink}>
              <T k="faq:contact.call.link" />
            </a>
          </p>
        </Card>
        <Card icon="chat" title={<T k="faq:contact.chat.header" />}>
          <p>
            <ExternalLink href={chatLink}>
              <T k="faq:contact.chat.link" />
            </ExternalLink>
          </p>
        </Card>
        <Card icon="mail" title={<T k="faq:contact.email.header" />}>
          <p>
            <a href={emailLink}>
              <T k="faq:contact.email.link" />
            </a>
          </p>
        </Card>
        <Card icon="clock" title={<T k="common:hours.title" />}>
          <p>
            <T k="common:hours.text" />
          </p>
        </Card>
        <Card icon="pin" title={<T k="faq:contact.visit.header" />}>
          <p lang="en" dir="ltr">
            {company.address}
          </p>
          <p>
            <ExternalLink href={company.map.link}>
              <T k="faq:contact.visit.link" />
            </ExternalLink>
          </p>
        </Card>
      </CardGrid>
    </Section>
  );
}
