import { type HeadTag, meta } from '../../app/headTag.ts';
import type { Translator } from '../../i18n/createTranslator.ts';
import type { Language } from '../../i18n/languages.ts';
import { company, siteUrl } from '../../site/company.ts';

/** Size of a share image in pixels. */
const shareImageSize = { width: 1200, height: 630 } as const;

/** Open Graph names its tags by `property`. */
function property(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property: name, content } };
}

/** The path of a language's share image. */
export function shareImagePath({ tag }: Language): string {
  return `/share/${tag}.png`;
}

/** The texts of the share image, which its text alternative repeats. */
export function shareImageTexts(translator: Translator) {
  return { brand: company.brand, tagline: translator.t('common:footer.tagline') };
}

// `formatLocale` may belong to another language, in which case `og:locale` has no valid value.
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
 * Open Graph tags of a page; see https://ogp.me. Social networks read only the HTML, so the application
 * does not update them.
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
