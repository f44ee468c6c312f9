import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { savesData } from '../../components/savesData.ts';
import { whenIdle } from '../../components/whenIdle.ts';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { chatLink, company, emailLink, phoneLink } from '../../site/company.ts';
import { Button } from '../../ui/Button.tsx';
import { HeadingText } from '../../ui/HeadingText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import targets from '../../ui/LinkTargets.module.css';
import { useIsHydrating } from '../../ui/useIsHydrating.ts';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';
import { useEnquiry } from './enquiry.ts';

export function ContactPage() {
  const [search] = useSearchParams();
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
  const { t } = useTranslator();
  const { product } = useEnquiry();
  if (useIsHydrating() || !product) return <T k="contact:form.title" />;
  return <T k="contact:enquiry.title" values={{ product: t(`common:menu.links.${product}`) }} />;
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

/** The office's address as text, a link to a maps site, and an embedded map. */
function Office() {
  return (
    <Section id="office" title={<T k="contact:map.title" />}>
      <address lang="en" dir="ltr" className={styles.address}>
        {company.address}
      </address>
      <p className={targets.linkTargets}>
        <ExternalLink href={company.map.link}>
          <T k="contact:map.link" />
        </ExternalLink>
      </p>
      <OfficeMap />
    </Section>
  );
}

/** The map, which costs data: under Save-Data and offline it loads when the visitor asks for it. */
function OfficeMap() {
  const { t, langProps } = useTranslator();
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
          {...langProps('contact:map.frame')}
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
          <p>
            <T k="contact:map.notLoaded" />
          </p>
          <Button variant="quiet" onClick={() => setLoading('load')}>
            <T k="contact:map.show" />
          </Button>
        </div>
      )}
    </div>
  );
}
