import { failedReply, fillIn, form, submit } from '../contactForm.ts';
import { desktop, expect, phone, test } from '../test.ts';
import { expectAccessible } from './axe.ts';

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  for (const section of ['Products', 'Company', 'Resources']) {
    test(`the menu with ${section} open`, async ({ page }) => {
      await page.goto('/company/about');
      await page.getByRole('button', { name: section }).click();
      await expect(page.getByRole('button', { name: section })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await expectAccessible(page);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu, with each of its sections open', async ({ page }) => {
    await page.goto('/company/about');
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expectAccessible(page);
    for (const section of ['Products', 'Company', 'Resources']) {
      await menu.getByRole('button', { name: section }).click();
      await expectAccessible(page);
    }
  });

  test('the drawer of the policy', async ({ page }) => {
    await page.goto('/privacy/scope');
    await page.getByRole('button', { name: 'Sections of the policy' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});

for (const viewport of [phone, desktop]) {
  test.describe(`at a width of ${viewport.width}`, () => {
    test.use({ viewport });

    test('both tabs of the FAQ, with every answer open', async ({ page }) => {
      await page.goto('/resources/faq');
      for (const tab of ['Loan Options', 'Customer Service']) {
        await page.getByRole('tab', { name: tab }).click();
        const questions = page.getByRole('tabpanel').getByRole('button');
        for (const question of await questions.all()) await question.click();
        await expectAccessible(page);
      }
    });

    test.describe('the contact form', () => {
      test.beforeEach(async ({ page, watch }) => {
        watch.expectedMessages.push(failedReply);
        await page.goto('/contactus');
      });

      test('with errors of the browser', async ({ page }) => {
        await submit(page).click();
        await expect(form(page).locator('[aria-invalid]')).toHaveCount(3);
        await expectAccessible(page);
      });

      test('with errors of the service', async ({ page }) => {
        await page.route('**/f/sample', (route) =>
          route.fulfill({
            status: 422,
            json: {
              errors: [
                { code: 'EMPTY', message: 'x' },
                { code: 'NEW', message: 'words of the service' },
                { field: 'email', code: 'TYPE_EMAIL', message: 'x' },
                { field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'x' },
              ],
            },
          }),
        );
        await fillIn(page);
        await submit(page).click();
        await expect(form(page).getByRole('region')).toBeFocused();
        await expectAccessible(page);
      });

      test('while no connection can be had', async ({ page }) => {
        await page.route('**/f/sample', (route) => route.abort());
        await fillIn(page);
        await submit(page).click();
        await expect(form(page).getByRole('region')).toBeFocused();
        await expectAccessible(page);
      });

      test('while sending', async ({ page }) => {
        await page.route('**/f/sample', () => undefined);
        await fillIn(page);
        await submit(page).click();
        await expect(form(page).getByRole('button', { name: 'Submitting…' })).toBeVisible();
        await expectAccessible(page);
      });

      test('when it was sent, and when the visitor stays', async ({ page }) => {
        await page.route('**/f/sample', (route) => route.fulfill({ json: { next: '/' } }));
        await fillIn(page);
        await submit(page).click();
        const stay = page.getByRole('button', { name: 'Stay on this page' });
        await expect(stay).toBeVisible();
        await stay.click();
        await expectAccessible(page);
      });

      test('when it was cleared', async ({ page }) => {
        await form(page).getByRole('button', { name: 'Clear the form' }).click();
        await expect(form(page).getByRole('status')).toHaveText('The form is empty again.');
        await expectAccessible(page);
      });
    });

    test('the map that waits to be asked for', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await page.goto('/contactus');
      await expect(page.getByRole('button', { name: 'Show the map' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('the splash', () => {
  test.use({ site: process.env.SPLASH_SITE ?? '' });

  test('while it stands', async ({ page, watch }) => {
    watch.expectedMessages.push(failedReply);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('dialog', { name: 'The site is loading' })).toBeVisible();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.pause();
    });
    await expectAccessible(page);
  });
});
