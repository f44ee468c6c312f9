import { policySections } from '../../src/facts/policies.ts';
import { expectStateAccessible } from '../support/a11y/axe.ts';
import { expectHeard } from '../support/a11y/heard.ts';
import { company, en, english, inLanguage, translation } from '../support/sources.ts';
import { expect, heading, type Page, phone, place, test } from '../support/test.ts';

const sidebar = (page: Page, t = en) =>
  page.getByRole('navigation', { name: t('privacy:sidebar.title') });
const drawer = (page: Page) => page.getByRole('dialog', { name: en('privacy:sidebar.title') });
const opener = (page: Page) => page.getByRole('button', { name: en('privacy:sidebar.open') });

test('the sidebar leads to sections and home, and marks the current one', async ({ page }) => {
  for (const language of [translation, english]) {
    const { t } = language.words;
    const updated = page.getByText(t('privacy:policy.updated'));
    await page.goto(inLanguage('/privacy/terms-conditions', language));
    // The terms are not in the sidebar.
    await expect(sidebar(page, t).locator('[aria-current]')).toHaveCount(0);
    await expect(updated).toHaveCount(0);
    // Nor do they continue with its first section.
    const names = await sidebar(page, t).getByRole('link').allTextContents();
    expect(names).toEqual(policySections.map((section) => t(`privacy:sections.${section}`)));
    const next = (name = '') => page.getByText(t('privacy:policy.next', { name }));
    await expect(next(names[0])).toHaveCount(0);
    const footer = page.getByRole('contentinfo').locator('[aria-current="page"]');
    await expect(footer).toHaveText(t('common:menu.links.terms'));
    const current = sidebar(page, t).locator('[aria-current="page"]');
    for (const section of ['complaints', 'your-rights'] as const) {
      const name = t(`privacy:sections.${section}`);
      await sidebar(page, t).getByRole('link', { name }).click();
      await expect(page).toHaveURL(inLanguage(`/privacy/${section}`, language));
      await expect(current).toHaveText(name);
      await expect(updated).toBeVisible();
      await expect(next(names[names.indexOf(name) + 1])).toBeVisible();
    }
  }
  await expectHeard(page, 'main', 'policy');
  // The longest text begins with a list of its parts.
  await page.goto('/privacy/terms-conditions');
  const contents = page.getByRole('navigation', { name: en('privacy:onThisPage') });
  await contents.getByRole('heading').click();
  const last = contents.getByRole('link').last();
  const part = page.getByRole('heading', { name: (await last.textContent()) ?? '', exact: true });
  await last.click();
  await expect(part).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: company.brand }).click();
  await expect(page).toHaveURL('/');
});

test('in a low window the sidebar shows the current section', async ({ page }) => {
  const current = sidebar(page).locator('[aria-current="page"]');
  for (const height of [620, 400]) {
    await page.setViewportSize({ width: 1366, height });
    for (const section of ['updates-policy', 'our-identity', 'marketing-monitoring'] as const) {
      await page.goto(`/privacy/${section}`);
      await expect(current).toBeInViewport({ ratio: 0.9 });
      expect(await place(page)).toBe(0);
    }
    // A section to which the list was scrolled stays in view.
    await sidebar(page)
      .getByRole('link', { name: en('privacy:sections.complaints') })
      .click();
    await expect(current).toHaveText(en('privacy:sections.complaints'));
    await expect(current).toBeInViewport({ ratio: 0.9 });
  }
});

test('on a phone a drawer leads to the sections', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/privacy/scope');
  await opener(page).click();
  await expectStateAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await drawer(page)
    .getByRole('button', { name: en('privacy:sidebar.close') })
    .click();
  await expect(opener(page)).toBeFocused();
  // Also the section that is shown already.
  for (const section of ['scope', 'complaints'] as const) {
    await opener(page).click();
    await drawer(page)
      .getByRole('link', { name: en(`privacy:sections.${section}`) })
      .click();
    await expect(page).toHaveURL(`/privacy/${section}`);
    await expect(drawer(page)).toBeHidden();
    await expect(heading(page)).toBeFocused();
  }
});
