import { type HeadTag, meta, property } from '../../app/headTag.ts';
import type { Translator } from '../../i18n/createTranslator.ts';
import type { Language } from '../../i18n/languages.ts';
import { company, siteUrl } from '../../site/company.ts';

/** Size of the pictures that social networks show beside a link. */
const shareImageSize = { width: 1200, height: 630 } as const;

/** Where the build writes the picture of a language. */
export function shareImagePath({ tag }: Language): string {
  return `/share/${tag}.png`;
}

/** What the picture shows, which every page knows: its description must say the same. */
export function shareImageTexts(translator: Translator) {
  return { brand: company.brand, tagline: translator.t('common:footer.tagline') };
}

// `formatLocale` may be another language's, whose number format stands in: then no value is true.
function localeTags({ tag, formatLocale }: Language): HeadTag[] {
  const { language, region } = new Intl.Locale(formatLocale);
  if (!region || new Intl.Locale(tag).language !== language) return [];
  return [property('og:locale', `${language}_${region}`)];
}

function imageTags(translator: Translator): HeadTag[] {
  const { brand, tagline } = shareImageTexts(translator);
  return [
    property('og:image', siteUrl + shareImagePath(translator.language)),
    property('og:image:width', String(shareImageSize.width)),
    property('og:image:height', String(shareImageSize.height)),
    property('og:image:alt', `${brand} – ${tagline}`),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/**
 * What social networks and chats show of a link to a page; see https://ogp.me. They read the HTML
 * alone: the application does without.
 */
export function shareTags(
  translator: Translator,
  page: { readonly title: string; readonly description: string; readonly url: string },
): HeadTag[] {
  return [
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', page.url),
    property('og:type', 'website'),
    property('og:site_name', company.brand),
    ...localeTags(translator.language),
    ...imageTags(translator),
  ];
}
