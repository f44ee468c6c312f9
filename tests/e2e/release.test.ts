import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request } from 'playwright/test';
import { socialNetworks } from '../../src/facts/settings.ts';
import { build, buildTimeout, releaseSettings } from '../support/builds.ts';
import { fillIn, submit, thanks } from '../support/contactForm.ts';
import { serve, servedBuild } from '../support/servers.ts';
import { en } from '../support/sources.ts';
import { expect, type Page, test, type Watch } from '../support/test.ts';

const address = `${releaseSettings.VITE_FORM_ENDPOINT}/f/${releaseSettings.VITE_FORM_KEY}`;

/** Opens the contact page, and answers like a form service of another origin. */
async function openContact(page: Page, watch: Watch): Promise<Request[]> {
  watch.expectedMessages.push(/^third party: https:\/\/forms\.lender\.example/);
  const received: Request[] = [];
  await page.route(address, (route) => {
    received.push(route.request());
    // JSON for a script, a page for a form without one.
    const isScript = route.request().headers().accept?.includes('application/json');
    return route.fulfill(
      isScript
        ? { json: { ok: true, next: '/' }, headers: { 'Access-Control-Allow-Origin': '*' } }
        : { contentType: 'text/html', body: '<title>Sent</title><h1>Message received</h1>' },
    );
  });
  await page.goto('/contactus');
  return received;
}

test.describe('a released site with a form service of another origin', () => {
  test.use({ build: 'release' });

  test('sends a message to it, which its policy allows', async ({ page, watch }) => {
    const received = await openContact(page, watch);
    // The policy applies before a route: if it did not allow the service, nothing would be
    // received.
    await fillIn(page);
    await submit(page).click();
    await expect(thanks(page)).toBeFocused();
    expect(received.map((request) => request.postData())).toEqual([
      expect.stringContaining('Ngozi Ọkọ́nkwọ'),
    ]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('sends a message to it', async ({ page, watch }) => {
      const received = await openContact(page, watch);
      await fillIn(page);
      await submit(page).click();
      await expect(page.getByRole('heading', { name: 'Message received' })).toBeVisible();
      await expect(page).toHaveURL(address);
      expect(received).toHaveLength(1);
    });

    test('has no link to a network where the company has no page', async ({ page }) => {
      await page.goto('/');
      const footer = page.getByRole('contentinfo');
      for (const network of socialNetworks) {
        const link = footer.getByRole('link', { name: en(`common:social.${network}`) });
        await expect(link).toHaveCount(network === 'facebook' ? 0 : 1);
      }
      const licence = footer.getByRole('link', { name: releaseSettings.VITE_COMPANY_LICENCE });
      await expect(licence).toHaveAttribute('href', releaseSettings.VITE_COMPANY_LICENCE_REGISTER);
    });

    test('shows every office, and offers no chat that the company does not have', async ({
      page,
    }) => {
      await page.goto('/contactus');
      const { VITE_COMPANY_ADDRESS: first, VITE_COMPANY_OTHER_ADDRESSES: second } = releaseSettings;
      const offices = [first, second];
      for (const part of ['main', 'contentinfo'] as const)
        for (const office of offices)
          await expect(page.getByRole(part).getByText(office, { exact: true })).toBeVisible();
      // The map is that of the first one, and stands between the two.
      const visit = page.getByRole('main').locator('dd', { hasText: first });
      await expect(visit.locator('address, a')).toHaveText([
        first,
        new RegExp(en('faq:contact.visit.link')),
        second,
      ]);
      await expect(visit.getByRole('link')).toHaveAttribute(
        'href',
        releaseSettings.VITE_COMPANY_MAP_LINK,
      );
      const data = await page.locator('[type="application/ld+json"]').textContent();
      for (const office of offices) expect(data).toContain(`"name":"${office}"`);
      const folder = await build('release');
      const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
        // The policy says what happens to those who choose a chat, where there is one.
        (name) => name.endsWith('.html') && !name.includes('privacy'),
      );
      const promising = pages.filter((name) =>
        /whatsapp|wa\.me/i.test(readFileSync(path.join(folder, name), 'utf8')),
      );
      expect(promising).toEqual([]);
    });
  });
});

test.describe('a visitor of a site that kept pages before', () => {
  test.use({ serviceWorkers: 'allow' });

  // The site before is the plain build, for which `page` waits.
  test.beforeAll(async () => {
    test.setTimeout(buildTimeout);
    await servedBuild('release');
  });

  test('loses the kept pages and the service worker', async ({ page }) => {
    const before = await serve('plain');
    await page.goto(`${before.address}/`);
    const caches = () => page.evaluate(async () => (await window.caches.keys()).length);
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(caches).toBe(1);
    expect(await workers()).toBe(1);
    await before.close();
    const released = await serve('release', before.port);
    await page.goto(`${before.address}/company`);
    await expect.poll(caches).toBe(0);
    await expect.poll(workers).toBe(0);
    await released.close();
  });
});
