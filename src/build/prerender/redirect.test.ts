import { expect, test } from 'vitest';
import { escapeHtml } from '../html/escapeHtml.ts';
import { languages, localizedPath } from '../site.ts';
import { redirectHtml } from './pageHtml.ts';
import { renderPage } from './renderPage.tsx';

const shell = '<html><head><link rel="icon" href="/icon.svg"></head></html>';

test.each(languages)(
  'a redirect has the title and address of its target: $tag',
  async (language) => {
    const target = localizedPath('/product/car-loans', language);
    const page = await renderPage(target);
    const html = redirectHtml(target, page, shell);
    const title = escapeHtml(page.head.title);
    // A language without this text shows the English one, whose address is the canonical one.
    const { lang, dir } = page.head.titleProps;
    const marks = lang ? ` lang="${lang}" dir="${dir}"` : '';
    const canonical = page.head.tags.find(({ attributes }) => attributes.rel === 'canonical');
    expect(html).toContain(`<html lang="${language.tag}" dir="${language.dir}">`);
    expect(html).toContain(`>${title}</title>`);
    expect(html).toContain(`href="${target}"${marks}>${title}</a>`);
    expect(html).toContain(`content="0; url=${target}"`);
    expect(html).toContain(`<link rel="canonical" href="${canonical?.attributes.href}">`);
    expect(html).toContain('<link rel="icon" href="/icon.svg">');
  },
);

test('a title that falls back to English is marked as English', async () => {
  const page = await renderPage('/contactus');
  const head = { ...page.head, titleProps: { lang: 'en', dir: 'ltr' } as const };
  const html = redirectHtml('/contactus', { ...page, head }, shell);
  expect(html).toMatch(/<title lang="en" dir="ltr">/);
  expect(html).toMatch(/<a href="\/contactus" lang="en" dir="ltr">/);
});
