import { PageHeader } from '../../components/PageHeader.tsx';
import { Text } from '../../i18n/Text.tsx';
import { chatLink, emailLink, phoneLink } from '../../site/company.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';
import { OfficeMap } from './OfficeMap.tsx';

export function ContactPage() {
  return (
    <>
      <PageHeader title={<Text k="contact:page.title" />}>
        <p>
          <Text k="contact:header.lead" />
        </p>
      </PageHeader>
      <div className={styles.columns}>
        <section aria-labelledby="message" className={styles.column}>
          <h2 id="message">
            <Text k="contact:form.title" />
          </h2>
          <ContactForm />
        </section>
        <Direct />
      </div>
      <OfficeMap />
    </>
  );
}

/** The ways to a person, which come before no form for those who would rather speak. */
function Direct() {
  return (
    <section aria-labelledby="speak" className={styles.column}>
      <h2 id="speak">
        <Text k="contact:direct.title" />
      </h2>
      <ul className={styles.ways}>
        <li>
          <a href={phoneLink}>
            <Icon name="phone" />
            <Text k="contact:direct.call" />
          </a>
        </li>
        <li>
          <a href={chatLink} rel="external noopener">
            <Icon name="chat" />
            <Text k="contact:direct.chat" />
          </a>
        </li>
        <li>
          <a href={emailLink}>
            <Icon name="mail" />
            <Text k="contact:direct.email" />
          </a>
        </li>
        <li>
          <Icon name="clock" />
          <Text k="common:hours.text" />
        </li>
      </ul>
    </section>
  );
}
