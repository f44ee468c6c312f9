import { ExternalLink } from '../../components/links.tsx';
import { Section } from '../../components/PageHeader.tsx';
import { T } from '../../i18n/T.tsx';
import { chatLink, company, emailLink, phoneLink } from '../../site/company.ts';
import { Card, CardGrid } from '../../ui/Card.tsx';

/** Call, chat, email, business hours, map. */
export function ContactCards() {
  return (
    <Section id="contact" title="faq:contact.title">
      <CardGrid>
        <Card icon="phone" title={<T i18nKey="faq:contact.call.header" />}>
          <p>
            <a href={phoneLink}>
              <T i18nKey="faq:contact.call.link" />
            </a>
          </p>
        </Card>
        <Card icon="chat" title={<T i18nKey="faq:contact.chat.header" />}>
          <p>
            <ExternalLink href={chatLink}>
              <T i18nKey="faq:contact.chat.link" />
            </ExternalLink>
          </p>
        </Card>
        <Card icon="mail" title={<T i18nKey="faq:contact.email.header" />}>
          <p>
            <a href={emailLink}>
              <T i18nKey="faq:contact.email.link" />
            </a>
          </p>
        </Card>
        <Card icon="clock" title={<T i18nKey="common:hours.title" />}>
          <T parent="p" i18nKey="common:hours.text" />
        </Card>
        <Card icon="pin" title={<T i18nKey="faq:contact.visit.header" />}>
          <p lang="en" dir="ltr">
            {company.address}
          </p>
          <p>
            <ExternalLink href={company.map.link}>
              <T i18nKey="faq:contact.visit.link" />
            </ExternalLink>
          </p>
        </Card>
      </CardGrid>
    </Section>
  );
}
