import { layoutShift } from '../support/layoutShift.ts';
import { inLanguage, languages } from '../support/site.ts';
import { startSlowServer } from '../support/slowServer.ts';
import {
  delayRequests,
  desktop,
  expect,
  hydrated,
  type Page,
  phone,
  test,
} from '../support/test.ts';

const paths = ['/', '/product/car-loans', '/resources/faq', '/contactus', '/privacy/scope'];

/** The maximum layout shift where Inter breaks a line elsewhere. */
const limit = 0.015;

/** Pages with a larger shift, with their reasons. */
const exceptions: Readonly<Record<string, number>> = {
  // A paragraph fits its last line by 2 px; in the fallback font it has one line more.
  '/ha/contactus 390': 0.019,
};

type Open = (page: Page, address: string) => Promise<unknown>;

/** Opens a page whose font arrives after hydration. */
const openWithLateFont: Open = async (page, address) => {
  const letPass = await delayRequests(page, '**/*.woff2');
  await page.goto(address, { waitUntil: 'commit' });
  await hydrated(page, { withFont: false });
  letPass();
  await hydrated(page);
  await page.unroute('**/*.woff2');
};

const openNormally: Open = (page, address) => page.goto(address);

async function expectStill(page: Page, address: string, open = openNormally): Promise<void> {
  await open(page, address);
  const { shift, moved } = await layoutShift(page);
  const most = exceptions[`${address} ${page.viewportSize()?.width}`] ?? limit;
  expect(shift, `${address}: ${moved.join(', ')}`).toBeLessThanOrEqual(most);
}

for (const [index, language] of languages.entries())
  for (const [turn, viewport] of [phone, desktop].entries()) {
    const title = `Inter loads late on pages in ${language.name}, at ${viewport.width}`;
    // A phone in English and a desktop in the next language stand for the others.
    const tag = index < 2 && index % 2 === turn ? [] : ['@nightly'];
    test(`the layout is stable when ${title}`, { tag }, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const path of paths)
        await expectStill(page, inLanguage(path, language), openWithLateFont);
    });
  }

test.describe('on a slow network', () => {
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs
    site: async ({}, use) => {
      const { address, server } = await startSlowServer(process.env.PLAIN_SITE ?? '');
      await use(address);
      server.closeAllConnections();
      server.close();
    },
  });

  for (const viewport of [phone, desktop])
    test(`the layout is stable while pages arrive in chunks, at ${viewport.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      for (const path of paths) await expectStill(page, path);
    });
});

test('a layout shift is detected', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/company');
  await page.getByRole('main').evaluate((main) => {
    main.style.paddingBlockStart = '200px';
  });
  await expect.poll(async () => (await layoutShift(page)).shift).toBeGreaterThan(limit);
});

test('a page uses one font: Inter, once it is loaded', async ({ page }) => {
  for (const { home } of languages) {
    await page.goto(home);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCSS('font-family', /^Inter,/);
  }
});
