import type { i18n as I18n } from 'i18next';
import { closingDay, closingTime, openingDay, openingTime } from '../../locales/figures.json';
import { canonicalUrl, type PageKeys, pageUrl } from '../app/Head.tsx';
import { sitePages } from '../app/routes.tsx';
import { company, siteUrl } from '../facts/company.ts';
import { paths } from '../facts/paths.ts';
import { english, languageNamed, unlocalizedPath } from '../i18n/languages.ts';
import { isFallback } from '../i18n/texts.ts';
import { attributesHtml, escapeHtml } from './html.ts';

/** The path of the picture that social networks show beside a link, 1200 by 630 pixels. */
const sharePicture = '/share.png';

/** The links to a page in all its languages, by their attributes. */
type Alternates = readonly { readonly hreflang: string; readonly href: string }[];

/**
 * The addresses of a page in all languages into which it is translated; none if the language of
 * `i18n` is not among them.
 * @param all instances of all languages
 */
export function alternatesOf(i18n: I18n, keys: PageKeys, pathname: string, all: readonly I18n[]) {
  if (isFallback(i18n, keys)) return [];
  const alternates = all
    .filter((instance) => !isFallback(instance, keys))
    .map(({ language: tag }) => ({ hreflang: tag, href: pageUrl(pathname, languageNamed(tag)) }));
  return [...alternates, { hreflang: 'x-default', href: pageUrl(pathname, english) }];
}

/** Open Graph tags of a page, by property; see https://ogp.me. */
function shareTags(i18n: I18n, keys: PageKeys, pathname: string) {
  const { tag, formatLocale } = languageNamed(i18n.language);
  const { language, region } = new Intl.Locale(formatLocale);
  // `formatLocale` may belong to another language, in which case `og:locale` has no valid value.
  const hasLocale = region && new Intl.Locale(tag).language === language;
  return {
    'og:title': i18n.t(`${keys}.title`),
    'og:description': i18n.t(`${keys}.description`),
    'og:url': canonicalUrl(i18n, keys, pathname),
    'og:type': 'website',
    'og:site_name': company.brand,
    ...(hasLocale && { 'og:locale': `${language}_${region}` }),
    'og:image': siteUrl + sharePicture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${company.brand} – ${i18n.t('common:footer.tagline')}`,
  };
}

/**
 * The part of a page's head for search engines and social networks, which read only the HTML. By
 * the attribute `data-url` the application finds and removes the tags of another page.
 */
export function seoHead(i18n: I18n, keys: PageKeys, pathname: string, alternates: Alternates) {
  const page = { 'data-url': pageUrl(pathname, languageNamed(i18n.language)) };
  const links = alternates.map(
    (alternate) => `<link${attributesHtml({ ...page, rel: 'alternate', ...alternate })}>`,
  );
  const tags = Object.entries(shareTags(i18n, keys, pathname)).map(
    ([property, content]) => `<meta${attributesHtml({ ...page, property, content })}>`,
  );
  const card = { ...page, name: 'twitter:card', content: 'summary_large_image' };
  // React does not render it, because in the browser it would create a script, which the policy
  // forbids. A `</script>` in a text would end the element.
  const data = JSON.stringify(structuredData(i18n, keys, pathname));
  const script = `<script${attributesHtml({ type: 'application/ld+json', 'data-cfasync': 'false', ...page })}>${data.replaceAll('<', '\\u003c')}</script>`;
  return [...links, ...tags, `<meta${attributesHtml(card)}>`, script].join('\n');
}

/** Pages about the lender that state its opening hours. */
const lenderPages: ReadonlySet<PageKeys> = new Set([
  'home:page',
  'company:all',
  'company:chooseUs',
  'contact:page',
  'faq:page',
]);

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The days from one to another, which may be past the end of a week, by their English names. */
export function daysBetween(first: string, last: string): string[] {
  const start = weekdays.indexOf(first);
  const days = [...weekdays.slice(start), ...weekdays.slice(0, start)];
  return days.slice(0, days.indexOf(last) + 1);
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

function lender(i18n: I18n): object {
  return {
    '@type': 'FinancialService',
    // The lender has one id for all languages.
    '@id': `${pageUrl('/', english)}#lender`,
    name: company.brand,
    slogan: i18n.t('common:footer.tagline'),
    url: pageUrl('/', languageNamed(i18n.language)),
    image: siteUrl + sharePicture,
    telephone: company.phone,
    email: company.email,
    // An address is a setting without structure; only the country is known.
    address: company.offices.map((name) => {
      return { '@type': 'PostalAddress', name, addressCountry: 'NG' };
    }),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysBetween(openingDay.value, closingDay.value),
      opens: clock(openingTime.value),
      closes: clock(closingTime.value),
    },
    currenciesAccepted: 'NGN',
  };
}

function breadcrumbs(i18n: I18n, keys: PageKeys, pathname: string): object {
  const steps = [[i18n.t('common:menu.links.home'), canonicalUrl(i18n, 'home:page', paths.home)]];
  const parentPath = unlocalizedPath(pathname).replace(/\/[^/]*$/, '');
  const parent = sitePages.find(({ path }) => path === parentPath);
  // An address that leads to its first child is no page.
  if (parent?.keys)
    steps.push([i18n.t(`${parent.keys}.title`), canonicalUrl(i18n, parent.keys, parentPath)]);
  steps.push([i18n.t(`${keys}.title`), canonicalUrl(i18n, keys, pathname)]);
  const itemListElement = steps.map(([name, item], index) => {
    return { '@type': 'ListItem', position: index + 1, name, item };
  });
  return { '@type': 'BreadcrumbList', itemListElement };
}

/**
 * The structured data of a page (https://schema.org). The FAQ is no `FAQPage`, because its figures
 * are generic.
 */
function structuredData(i18n: I18n, keys: PageKeys, pathname: string) {
  const things = [
    ...(lenderPages.has(keys) ? [lender(i18n)] : []),
    ...(keys === 'home:page' ? [] : [breadcrumbs(i18n, keys, pathname)]),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The sitemap entry of a page; empty if it is untranslated, and so without alternates. */
export function sitemapEntry(url: string, alternates: Alternates): string {
  if (alternates.length === 0) return '';
  const links = alternates.map(
    (alternate) => `<xhtml:link${attributesHtml({ rel: 'alternate', ...alternate })}/>`,
  );
  return `<url><loc>${escapeHtml(url)}</loc>${links.join('')}</url>\n`;
}

/** See https://www.sitemaps.org and, for the alternates, Google's "Localized versions". */
export function sitemap(entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}
