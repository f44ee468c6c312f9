import { useEffect, useState } from 'react';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { Section } from '../../components/Section.tsx';
import { savesData } from '../../components/savesData.ts';
import { whenIdle } from '../../components/whenIdle.ts';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { company } from '../../site/company.ts';
import { Button } from '../../ui/Button.tsx';
import targets from '../../ui/LinkTargets.module.css';
import styles from './OfficeMap.module.css';

type Loading = 'undecided' | 'ask' | 'load';

/** Whether to load the map unasked: not under Save-Data or offline, because it costs data. */
function mayLoad(): boolean {
  return navigator.onLine && !savesData();
}

/** The office's address as text, a link to a maps site, and an embedded map. */
export function OfficeMap() {
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
      <MapFrame />
    </Section>
  );
}

function MapFrame() {
  const { t, langProps } = useTranslator();
  const [loading, setLoading] = useState<Loading>('undecided');
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (!mayLoad()) return setLoading('ask');
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
          sandbox="allow-scripts allow-same-origin allow-popups"
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
