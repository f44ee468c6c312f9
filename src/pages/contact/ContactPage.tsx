import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { savesData, useIsHydrating, whenIdle } from '../../components/browser.ts';
import { ExternalLink } from '../../components/links.tsx';
import { PageHeader, Section } from '../../components/PageHeader.tsx';
import { langProps, T } from '../../i18n/T.tsx';
import { chatLink, company, emailLink, phoneLink } from '../../site/company.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { List, linkTargets } from '../../ui/List.tsx';
import { HeadingText } from '../../ui/ScreenReaderText.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';
import { useEnquiry } from './enquiry.ts';

export function ContactPage() {
  const [search] = useSearchParams();
  return (
    <>
      <PageHeader title="contact:page.title" lead="contact:header.lead" />
      <Direct />
      <div className={styles.columns}>
        <div className={styles.message}>
          <h2 id="message">
            <HeadingText>
              <FormTitle />
            </HeadingText>
          </h2>
          {/* Another subject gets another form, which takes over the draft. */}
          <ContactForm key={`${search}`} />
        </div>
        <Office />
      </div>
    </>
  );
}

/** The target of Start Your Application, which names the product that one comes from. */
function FormTitle() {
  const { t } = useTranslation();
  const { product } = useEnquiry();
  if (useIsHydrating() || !product) return <T i18nKey="contact:form.title" />;
  return (
    <T i18nKey="contact:enquiry.title" values={{ product: t(`common:menu.links.${product}`) }} />
  );
}

/** Links to call and chat, before the form, so that they are reachable without passing it. */
function Direct() {
  return (
    <Section id="speak" title="contact:direct.title">
      <List className={styles.ways}>
        <li>
          <a href={phoneLink}>
            <Icon name="phone" />
            <T i18nKey="contact:direct.call" />
          </a>
        </li>
        <li>
          <ExternalLink href={chatLink}>
            <Icon name="chat" />
            <T i18nKey="contact:direct.chat" />
          </ExternalLink>
        </li>
        <li>
          <a href={emailLink}>
            <Icon name="mail" />
            <T i18nKey="contact:direct.email" />
          </a>
        </li>
      </List>
      <p className={styles.hours}>
        <Icon name="clock" />
        <T i18nKey="common:hours.text" />
      </p>
    </Section>
  );
}

/** The office's address as text, a link to a maps site, and an embedded map. */
function Office() {
  return (
    <Section id="office" title="contact:map.title">
      <address lang="en" dir="ltr" className={styles.address}>
        {company.address}
      </address>
      <p className={linkTargets}>
        <ExternalLink href={company.map.link}>
          <T i18nKey="contact:map.link" />
        </ExternalLink>
      </p>
      <OfficeMap />
    </Section>
  );
}

/** The map, which costs data: under Save-Data and offline it loads when the visitor asks for it. */
function OfficeMap() {
  const { t, i18n } = useTranslation();
  const [loading, setLoading] = useState<'undecided' | 'ask' | 'load'>('undecided');
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (!navigator.onLine || savesData()) return setLoading('ask');
    // Creating a frame is a long task on a phone, even a lazy one, so it waits for an idle page.
    void whenIdle().then(() => setLoading('load'));
  }, []);
  return (
    <div className={styles.map}>
      {loading === 'load' && (
        <iframe
          {...langProps(i18n, 'contact:map.frame')}
          title={t('contact:map.frame')}
          src={company.map.frame}
          loading="lazy"
          // Not focusable while it loads: a focus inside the frame would be lost when its document
          // arrives.
          tabIndex={isThere ? undefined : -1}
          onLoad={() => setIsThere(true)}
          // The maps site that the frame opens works only outside of the sandbox.
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      )}
      {loading === 'ask' && (
        <div className={styles.ask}>
          <T parent="p" i18nKey="contact:map.notLoaded" />
          <Button variant="quiet" onClick={() => setLoading('load')}>
            <T i18nKey="contact:map.show" />
          </Button>
        </div>
      )}
    </div>
  );
}
