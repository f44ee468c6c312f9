import { tagsOf } from '../support/seoHead.ts';
import { company } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('the site can be installed', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: company.brand, start_url: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const png = await (await page.request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  const apple = tagsOf(html, 'link').find(({ rel }) => rel === 'apple-touch-icon');
  const icon = await page.request.get(apple?.href ?? '');
  expect(icon.headers()['content-type']).toBe('image/png');
  const purposes = manifest.icons.map(({ purpose }: { purpose?: string }) => purpose ?? 'any');
  expect(purposes).toEqual(['any', 'maskable', 'any', 'maskable']);
});

test('the bars of the browser have the colour of the page, light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const { bars, paper } = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const probe = document.body.appendChild(document.createElement('i'));
      probe.hidden = true;
      const colours = metas.filter(({ media }) => matchMedia(media).matches);
      probe.style.color = colours[0]?.content ?? '';
      const { color } = getComputedStyle(probe);
      return { bars: color, paper: getComputedStyle(document.body).backgroundColor };
    });
    expect(bars, colorScheme).toBe(paper);
  }
});
