import { useEffect, useState } from 'react';
import { T } from '../i18n/T.tsx';
import { company, emailLink, phoneLink } from '../site/company.ts';
import { type MenuLink, topProducts, usefulLinks } from '../site/menus.ts';
import { socialNetworks } from '../site/Settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Brand } from './Brand.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { Languages } from './Languages.tsx';
import { MenuItemList } from './MenuItemList.tsx';
import styles from './SiteFooter.module.css';

/** The footer of every page: four columns, two on phones. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <About />
          <Links heading="usefulLinks" links={usefulLinks} />
          <Links heading="topProducts" links={topProducts} />
          <Contact />
        </div>
        <Languages level="h2" />
        <Copyright />
      </div>
    </footer>
  );
}

function About() {
  return (
    <div className={styles.about}>
      <Brand />
      <p>
        <T k="common:footer.tagline" />
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops it with the markers (WebKit bug 170179) */}
      <ul role="list" className={styles.social}>
        {socialNetworks.map((network) => (
          <li key={network}>
            <ExternalLink href={company.social[network]}>
              <Icon name={network} />
              <VisuallyHidden>
                <T k={`common:social.${network}`} />
              </VisuallyHidden>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LinksProps {
  readonly heading: 'usefulLinks' | 'topProducts';
  readonly links: readonly MenuLink[];
}

function Links({ heading, links }: LinksProps) {
  const id = `footer-${heading}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <T k={`common:footer.${heading}`} />
      </h2>
      <MenuItemList links={links} className={styles.links} />
    </nav>
  );
}

function Contact() {
  return (
    <div>
      <h2 className={styles.heading}>
        <T k="common:footer.contact" />
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops it with the markers (WebKit bug 170179) */}
      <ul role="list" className={styles.links}>
        <li>
          <a href={phoneLink}>
            <Icon name="phone" />
            <bdi>{company.phone}</bdi>
          </a>
        </li>
        <li>
          <a href={emailLink}>
            <Icon name="mail" />
            <bdi>{company.email}</bdi>
          </a>
        </li>
        <li className={styles.address}>
          <Icon name="pin" />
          <address lang="en" dir="ltr">
            {company.address}
          </address>
        </li>
      </ul>
    </div>
  );
}

function Copyright() {
  // The HTML has the year of its build; the browser updates it.
  const [year, setYear] = useState(import.meta.env.VITE_BUILD_YEAR);
  useEffect(() => setYear(String(new Date().getFullYear())), []);
  return (
    <p className={styles.copyright}>
      <T k="common:footer.copyright" values={{ year }} />
    </p>
  );
}
