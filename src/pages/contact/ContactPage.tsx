import { ExternalLink } from '../../components/ExternalLink.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { chatLink, emailLink, phoneLink } from '../../site/company.ts';
import { HeadingText } from '../../ui/HeadingText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';
import { OfficeMap } from './OfficeMap.tsx';
import { useLoanType } from './useEnquiry.ts';

export function ContactPage() {
  return (
    <>
      <PageHeader title={<T k="contact:page.title" />}>
        <p>
          <T k="contact:header.lead" />
        </p>
      </PageHeader>
      <Direct />
      <div className={styles.columns}>
        <div className={styles.message}>
          <h2 id="message">
            <HeadingText>
              <FormTitle />
            </HeadingText>
          </h2>
          <ContactForm />
        </div>
        <OfficeMap />
      </div>
    </>
  );
}

/** The target of Start Your Application, which names the product that one comes from. */
function FormTitle() {
  const { t } = useTranslator();
  const loanType = useLoanType();
  if (!loanType) return <T k="contact:form.title" />;
  return <T k="contact:enquiry.title" values={{ product: t(`common:menu.links.${loanType}`) }} />;
}

/** Links to call and chat, before the form, so that they are reachable without passing it. */
function Direct() {
  return (
    <Section id="speak" title={<T k="contact:direct.title" />}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops it with the markers (WebKit bug 170179) */}
      <ul role="list" className={styles.ways}>
        <li>
          <a href={phoneLink}>
            <Icon name="phone" />
            <T k="contact:direct.call" />
          </a>
        </li>
        <li>
          <ExternalLink href={chatLink}>
            <Icon name="chat" />
            <T k="contact:direct.chat" />
          </ExternalLink>
        </li>
        <li>
          <a href={emailLink}>
            <Icon name="mail" />
            <T k="contact:direct.email" />
          </a>
        </li>
      </ul>
      <p className={styles.hours}>
        <Icon name="clock" />
        <T k="common:hours.text" />
      </p>
    </Section>
  );
}
