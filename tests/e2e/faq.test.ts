import faq from '../../locales/en/faq.json' with { type: 'json' };
import type { Key } from '../../src/i18n/keys.ts';
import { expectStateAccessible } from '../support/a11y/axe.ts';
import { expectHeard } from '../support/a11y/heard.ts';
import { answer, panel, question, questionKeys, tab, tabPanel } from '../support/faq.ts';
import { footerLink } from '../support/menus.ts';
import { en, figureText, withNaira } from '../support/sources.ts';
import { afterHashDelay, expect, heading, hydrated, type Page, test } from '../support/test.ts';

test.beforeEach(({ page }) => page.goto('/resources/faq'));

test('tabs hold the questions, which open and close on their own', async ({ page }) => {
  const tabs = page.getByRole('tablist', { name: en('faq:tabsLabel') }).getByRole('tab');
  // The keys are those of the file.
  const names = Object.keys(faq.tabs) as (keyof typeof faq.tabs)[];
  await expect(tabs).toHaveText(names.map((name) => en(`faq:tabs.${name}.name`)));
  // The first tab stays open.
  for (const name of names.reverse()) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    const questions = tabPanel(page, name).getByRole('button');
    await expect(questions).toHaveCount(Object.keys(faq.tabs[name].questions).length);
    for (const each of await questions.all()) await each.click();
    await heading(page).scrollIntoViewIfNeeded(); // The header covers what is scrolled behind it.
    await expectStateAccessible(page);
  }
  await expectHeard(page, 'main', 'faq');
  await expect(answer(page, 'kinds')).toBeVisible();
  // What this lender offers comes before loans in general.
  for (const name of ['interest', 'amount', 'approval'] as const) {
    await expect(answer(page, name)).toBeVisible();
    const parts = ['answer', ...(name === 'interest' ? ['whole'] : []), 'general'];
    // The keys are those of the three questions.
    const texts = parts.map((part) => withNaira(en(`${questionKeys[name]}.${part}` as Key)));
    await expect(panel(page, name).locator('> p')).toHaveText(texts);
  }
  await question(page, 'kinds').click();
  await expect(question(page, 'kinds')).toHaveAttribute('aria-expanded', 'false');
  await expect(answer(page, 'kinds')).toBeHidden();
  // Find-in-page finds what was closed again.
  await expect(panel(page, 'kinds')).toHaveAttribute('hidden', 'until-found');
  await tab(page, 'customer-service').click();
  await tab(page, 'loan-options').click();
  await expect(answer(page, 'amount')).toBeVisible();
});

test('Back and a reload bring back the tab and the open answers', async ({ page }) => {
  await question(page, 'kinds').click();
  await tab(page, 'customer-service').click();
  await question(page, 'reach').click();
  const leaveAndReturn = async () => {
    await footerLink(page, 'terms').press('Enter');
    await expect(heading(page)).toHaveText(en('policy-terms-conditions:page.heading'));
    await page.goBack();
  };
  for (const comeBack of [leaveAndReturn, () => page.reload()]) {
    await comeBack();
    await expect(answer(page, 'reach')).toBeVisible();
    await expect(question(page, 'complain')).toHaveAttribute('aria-expanded', 'false');
    await tab(page, 'loan-options').click();
    await expect(answer(page, 'kinds')).toBeVisible();
    await tab(page, 'customer-service').click();
  }
});

test('arrow keys select a tab, a cancelled press does not', async ({ page }) => {
  await tab(page, 'customer-service').hover();
  await page.mouse.down();
  await heading(page).hover();
  await page.mouse.up();
  await expect(tab(page, 'loan-options')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'loan-options').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'customer-service')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page, 'reach')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page, 'reach')).toBeVisible();
});

test('a link to a question and find-in-page open its answer', async ({ page }) => {
  const kinds = panel(page, 'kinds');
  await expect(kinds).toHaveAttribute('hidden', 'until-found');
  await expect(kinds).toHaveId((await question(page, 'kinds').getAttribute('aria-controls')) ?? '');
  await kinds.dispatchEvent('beforematch');
  await expect(question(page, 'kinds')).toHaveAttribute('aria-expanded', 'true');
  await expect(answer(page, 'kinds')).toBeVisible();
  // Answers in the other tab, too, while the page loads and later. Answers may begin alike.
  const words = en(`${questionKeys.complain}.answer`).split(' ').slice(-5).join(' ');
  const textLink = `#:~:text=${encodeURIComponent(words)}`;
  const expectFound = async (where: Page) => {
    await expect(tab(where, 'customer-service')).toHaveAttribute('aria-selected', 'true');
    await expect(question(where, 'complain')).toHaveAttribute('aria-expanded', 'true');
    await expect(answer(where, 'complain')).toBeInViewport();
  };
  await expect(tabPanel(page, 'customer-service')).toHaveCount(0);
  await page.evaluate((href) => {
    document.body.append(Object.assign(document.createElement('a'), { href, textContent: 'Text' }));
  }, textLink);
  await page.getByRole('link', { name: 'Text', exact: true }).click();
  await expectFound(page);
  await tab(page, 'loan-options').click();
  await expect(answer(page, 'complain')).toBeHidden();
  // The browser follows such a link only from elsewhere.
  const other = await page.context().newPage();
  await other.goto(`/resources/faq${textLink}`);
  await expectFound(other);
  await page.goto('/resources/faq?linked#how-do-i-complain');
  await expect(tab(page, 'customer-service')).toHaveAttribute('aria-selected', 'true');
  await expect(answer(page, 'complain')).toContainText(figureText('concernAnswer'));
  const more = answer(page, 'complain').getByRole('link').last();
  await expect(more).toHaveAttribute('href', '/privacy/complaints');
  await expect(question(page, 'complain')).toBeFocused();
});

test('after a link to a question, what the visitor chooses counts', async ({ page }) => {
  await page.goto('/resources/faq?linked#how-do-i-complain');
  await expect(question(page, 'complain')).toBeFocused();
  await question(page, 'reach').click();
  await question(page, 'complain').click();
  // Also after a reload and Back.
  await page.reload();
  await hydrated(page);
  await afterHashDelay(page);
  await expect(answer(page, 'reach')).toBeVisible();
  await expect(question(page, 'complain')).toHaveAttribute('aria-expanded', 'false');
  await tab(page, 'loan-options').click();
  await footerLink(page, 'terms').press('Enter');
  await expect(heading(page)).toHaveText(en('policy-terms-conditions:page.heading'));
  await page.goBack();
  await expect(heading(page)).toHaveText(en('faq:page.title'));
  await afterHashDelay(page);
  await expect(tab(page, 'loan-options')).toHaveAttribute('aria-selected', 'true');
  // A link to a question leaves other answers open.
  await page.getByRole('contentinfo').locator('a[href*="/faq#"]').press('Enter');
  await expect(page).not.toHaveURL(/complain/);
  await expect(page.getByRole('main').locator('button[aria-expanded="true"]:focus')).toBeVisible();
  await tab(page, 'customer-service').click();
  await expect(answer(page, 'reach')).toBeVisible();
});
