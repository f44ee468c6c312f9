import { expect, test } from 'vitest';
import { link } from '../../app/headTag.ts';
import { robots, sitemap, sitemapEntry } from './sitemap.ts';

const canonical = link({ rel: 'canonical', href: 'https://a.example/x?a&b' });

test('a page is listed with the alternates that its head names', () => {
  const other = link({ rel: 'alternate', hreflang: 'ha', href: 'https://a.example/ha/x' });
  const entry = sitemapEntry([canonical, other]);
  expect(sitemap([entry])).toContain(
    '<url><loc>https://a.example/x?a&amp;b</loc>' +
      '<xhtml:link rel="alternate" hreflang="ha" href="https://a.example/ha/x"/></url>',
  );
});

test('a page that is only English under another frame is not listed', () => {
  expect(sitemapEntry([canonical])).toBe('');
});

test('robots.txt names the sitemap and forbids no page', () => {
  const rules = robots('https://a.example');
  expect(rules).toContain('Sitemap: https://a.example/sitemap.xml\n');
  expect(rules).not.toMatch(/^Disallow: *\S/m);
});
