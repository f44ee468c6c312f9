import { ExternalLink } from '../../components/ExternalLink.tsx';
import { Section } from '../../components/Section.tsx';
import { Text } from '../../i18n/Text.tsx';
import { company, emailLink, phoneLink } from '../../site/company.ts';
import { Card, CardGrid } from '../../ui/Card.tsx';

/** Call, email, business hours, map. */
export function ContactCards() {
  return (
    <Section id="contact" title={<Text k="faq:contact.title" />}>
      <CardGrid>
        <Card icon="phone" title={<Text k="faq:contact.call.header" />}>
          <p>
            <a href={phoneLink}>
              <Text k="faq:contact.call.link" />
            </a>
          </p>
        </Card>
        <Card icon="mail" title={<Text k="faq:contact.email.header" />}>
          <p>
            <a href={emailLink}>
              <Text k="faq:contact.email.link" />
            </a>
          </p>
        </Card>
        <Card icon="clock" title={<Text k="common:hours.title" />}>
          <p>
            <Text k="common:hours.text" />
          </p>
        </Card>
        <Card icon="pin" title={<Text k="faq:contact.visit.header" />}>
          <p lang="en" dir="ltr">
            {company.address}
          </p>
          <p>
            <ExternalLink href={company.map.link}>
              <Text k="faq:contact.visit.link" />
            </ExternalLink>
          </p>
        </Card>
      </CardGrid>
    </Section>
  );
}
