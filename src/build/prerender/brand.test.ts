import { expect, test, vi } from 'vitest';
import { languages, localizedPath, shellFacts } from '../site.ts';
import { pageHtml } from './pageHtml.ts';
import { renderPage } from './renderPage.tsx';

vi.mock('virtual:settings', async (importOriginal) => {
  const settings = await importOriginal<typeof import('virtual:settings')>();
  return { ...settings, company: { ...settings.company, brand: 'Ada & "Sons"' } };
});

const shell = '<html><head><title></title></head><body><div id="root"></div></body></html>';

test('a brand with an ampersand is right wherever a page names it', async () => {
  const addresses = languages.map((language) => localizedPath('/contactus', language));
  const html = pageHtml(shell, await renderPage(addresses.at(-1) ?? ''), shellFacts);
  expect(html).toMatch(/<title[^>]*>[^<]* – Ada &amp; &quot;Sons&quot;<\/title>/);
  expect(html).toMatch(/<footer.*© .*Ada &amp; &quot;Sons&quot;/s);
  const [, json = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name: 'Ada & "Sons"' }, {}] });
  expect(html).not.toMatch(/&amp;(amp|quot);/);
});
