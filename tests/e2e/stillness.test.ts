import { haveTextsMove, movement } from '../movement.ts';
import { startSlowServer } from '../slowServer.ts';
import { desktop, expect, footerLink, phone, test as siteTest } from '../test.ts';

const test = siteTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs
  site: async ({}, use) => {
    const { address, server } = await startSlowServer(process.env.PLAIN_SITE ?? '');
    await use(address);
    server.closeAllConnections();
    server.close();
  },
});

const paths = [
  '/',
  '/resources/faq',
  '/contactus',
  '/yo/product/car-loans',
  '/yo/resources/faq',
  '/ha/resources/faq',
];

for (const viewport of [phone, desktop]) {
  for (const path of paths) {
    test(`nothing moves while ${path} comes, and Inter after it, at ${viewport.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const { shift, moved } = await movement(page);
      expect(shift, moved.join(', ')).toBe(0);
    });
  }
}

test('what would move when Inter comes keeps its font until the next page', async ({ page }) => {
  await haveTextsMove(page);
  await page.setViewportSize(desktop);
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /^"Inter fallback"/);
  await footerLink(page, 'FAQ').click();
  await expect(heading).toHaveText('Frequently asked questions');
  await expect(heading).toHaveCSS('font-family', /^Inter,/);
  await expect(page.getByRole('banner')).toHaveCSS('font-family', /^Inter,/);
});
