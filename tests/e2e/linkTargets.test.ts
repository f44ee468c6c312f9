import { readFileSync } from 'node:fs';
import { builtFile } from '../support/builtFile.ts';
import { allPagePaths, languages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Every page of the site with its HTML, without its code and with its links decoded. */
function builtPages(): Map<string, string> {
  return new Map(
    languages
      .flatMap(({ tag }) => allPagePaths(tag))
      .map((address) => {
        const html = readFileSync(builtFile(address), 'utf8');
        return [address, html.replace(/<script.*?<\/script>/gs, '').replaceAll('&amp;', '&')];
      }),
  );
}

/** What a link outside the site looks like: a call, an email, a page of another site. */
const outside = /^(?:tel:\+\d{8,}|mailto:[^@\s]+@[^@\s]+|https:\/\/[^\s/]+\.[^\s]+)$/;

test('every link leads out of the site, or to a page and to a place that the page has', () => {
  const pages = builtPages();
  const broken: string[] = [];
  let inside = 0;
  for (const [address, html] of pages)
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)) {
      if (outside.test(href)) continue;
      inside += 1;
      const { pathname, hash } = new URL(href, `http://site${address}`);
      const target = pages.get(pathname);
      const hasPlace = !hash || target?.includes(` id="${hash.slice(1)}"`);
      if (!target || !hasPlace) broken.push(`${address}: ${href}`);
    }
  expect(inside).toBeGreaterThan(pages.size);
  expect(broken).toEqual([]);
});
