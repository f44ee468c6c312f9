import { useIsHydrating } from '../browser/pageLoad.ts';
import { company, emailLink, phoneLink } from '../facts/company.ts';
import { topProducts, usefulLinks } from '../facts/menus.ts';
import { socialNetworks } from '../facts/settings.ts';
import { T } from '../i18n/T.tsx';
import { LinkList, List } from '../ui/Elements.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Brand, Weave } from './Brand.tsx';
import { Address } from './ContactLinks.tsx';
import { LanguageRow } from './LanguageLinks.tsx';
import { LegalFacts } from './LegalFacts.tsx';
import { ExternalLink, menuItemLinks } from './Links.tsx';
import styles from './SiteFooter.module.css';

/** The footer of every page: four columns, two on phones. */
export function SiteFooter() {
  return (
    <footer className="on-deep">
      <Weave />
      <div className={styles.inner}>
        <div className={styles.columns}>
          <About />
          <Links heading="usefulLinks" />
          <div className={styles.shorter}>
            <Links heading="topProducts" />
            <Contact />
          </div>
        </div>
        <LanguageRow />
        <Copyright />
        {/* The date of the figures, for paper only, which outlives the page. */}
        <T
          parent="p"
          className={styles.printed}
          i18nKey="common:footer.printed"
          values={{ date: buildDate }}
        />
      </div>
    </footer>
  );
}

const networks = socialNetworks.filter((network) => company.social[network]);

function About() {
  return (
    <div className={styles.about}>
      <Brand />
      <T parent="p" i18nKey="common:footer.tagline" />
      <List className={`screen-only ${styles.social}`}>
        {networks.map((network) => (
          <li key={network}>
            <ExternalLink href={company.social[network]}>
              <Icon name={network} />
              <T className="visually-hidden" i18nKey={`common:social.${network}`} />
            </ExternalLink>
          </li>
        ))}
      </List>
    </div>
  );
}

const lists = { usefulLinks, topProducts };

function Links({ heading }: { readonly heading: keyof typeof lists }) {
  const id = `footer-${heading}`;
  return (
    <nav aria-labelledby={id} className={styles[heading]}>
      <T parent="h2" id={id} className={styles.heading} i18nKey={`common:footer.${heading}`} />
      <LinkList className={styles.links}>{menuItemLinks(lists[heading])}</LinkList>
    </nav>
  );
}

const [mailbox, host] = company.email.split('@');

function Contact() {
  return (
    <div>
      <T parent="h2" className={styles.heading} i18nKey="common:footer.contact" />
      <List className={styles.links}>
        <li>
          <a href={phoneLink}>
            <Icon name="phone" />
            <bdi translate="no">{company.phone}</bdi>
          </a>
        </li>
        <li>
          <a href={emailLink}>
            <Icon name="mail" />
            <bdi translate="no">
              {/* A line may break only after the @. */}
              {`${mailbox}@`}
              <wbr />
              {host}
            </bdi>
          </a>
        </li>
        {company.offices.map((office) => (
          <li key={office} className={styles.address}>
            <Icon name="pin" />
            <Address>{office}</Address>
          </li>
        ))}
      </List>
      <LegalFacts />
    </div>
  );
}

/** The day of the build, in the form 28/11/2026. */
const buildDate: string = import.meta.env.VITE_BUILD_DATE;

function Copyright() {
  // The HTML has the year of its build; the browser updates it.
  const year = useIsHydrating() ? buildDate.slice(-4) : new Date().getFullYear();
  return (
    <p className={styles.copyright}>
      <T i18nKey="common:footer.copyright" values={{ year }} />
    </p>
  );
}
