import { expectStateAccessible } from '../support/a11y/axe.ts';
import { expectHeard } from '../support/a11y/heard.ts';
import {
  answer,
  firstQuestion,
  firstTab,
  linkedQuestion,
  otherQuestion,
  otherTab,
  panel,
  question,
  secondQuestion,
  tab,
  tabPanel,
  tabs,
} from '../support/faq.ts';
import { footerLink } from '../support/menus.ts';
import { en } from '../support/sources.ts';
import { afterHashDelay, expect, heading, hydrated, type Page, test } from '../support/test.ts';

test.beforeEach(({ page }) => page.goto('/resources/faq'));

test('tabs hold the questions, which open and close on their own', async ({ page }) => {
  const tabList = page.getByRole('tablist', { name: en('faq:tabsLabel') });
  await expect(tabList.getByRole('tab')).toHaveText(tabs.map(({ name }) => name));
  // The first tab stays open.
  for (const each of tabs.toReversed()) {
    await tab(page, each).click();
    await expect(tab(page, each)).toHaveAttribute('aria-selected', 'true');
    const questions = tabPanel(page, each).getByRole('button');
    await expect(questions).toHaveText(each.questions.map(({ text }) => text));
    for (const one of await questions.all()) await one.click();
    for (const one of each.questions)
      if (one.paragraphs.length > 1)
        await expect(panel(page, one).locator('> p')).toHaveText([...one.paragraphs]);
    await heading(page).scrollIntoViewIfNeeded(); // The header covers what is scrolled behind it.
    await expectStateAccessible(page);
  }
  await expectHeard(page, 'main', 'faq');
  for (const one of [firstQuestion, secondQuestion]) await expect(answer(page, one)).toBeVisible();
  await question(page, firstQuestion).click();
  await expect(question(page, firstQuestion)).toHaveAttribute('aria-expanded', 'false');
  await expect(answer(page, firstQuestion)).toBeHidden();
  // Find-in-page finds what was closed again.
  await expect(panel(page, firstQuestion)).toHaveAttribute('hidden', 'until-found');
  await tab(page, otherTab).click();
  await tab(page, firstTab).click();
  await expect(answer(page, secondQuestion)).toBeVisible();
});

test('Back and a reload bring back the tab and the open answers', async ({ page }) => {
  await question(page, firstQuestion).click();
  await tab(page, otherTab).click();
  await question(page, otherQuestion).click();
  const leaveAndReturn = async () => {
    await footerLink(page, 'terms').press('Enter');
    await expect(heading(page)).toHaveText(en('policy-terms-conditions:page.heading'));
    await page.goBack();
  };
  for (const comeBack of [leaveAndReturn, () => page.reload()]) {
    await comeBack();
    await expect(answer(page, otherQuestion)).toBeVisible();
    await expect(question(page, linkedQuestion)).toHaveAttribute('aria-expanded', 'false');
    await tab(page, firstTab).click();
    await expect(answer(page, firstQuestion)).toBeVisible();
    await tab(page, otherTab).click();
  }
});

test('arrow keys select a tab, a cancelled press does not', async ({ page }) => {
  await tab(page, otherTab).hover();
  await page.mouse.down();
  await heading(page).hover();
  await page.mouse.up();
  await expect(tab(page, firstTab)).toHaveAttribute('aria-selected', 'true');
  await tab(page, firstTab).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, otherTab)).toBeFocused();
  await page.keyboard.press('Tab');
  const questions = tabPanel(page, otherTab).getByRole('button');
  await expect(questions.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
});

test('a link to a question and find-in-page open its answer', async ({ page }) => {
  const kinds = panel(page, firstQuestion);
  await expect(kinds).toHaveAttribute('hidden', 'until-found');
  await expect(kinds).toHaveId(
    (await question(page, firstQuestion).getAttribute('aria-controls')) ?? '',
  );
  await kinds.dispatchEvent('beforematch');
  await expect(question(page, firstQuestion)).toHaveAttribute('aria-expanded', 'true');
  await expect(answer(page, firstQuestion)).toBeVisible();
  // Answers in the other tab, too, while the page loads and later. Answers may begin alike.
  const words = linkedQuestion.paragraphs[0]?.split(' ').slice(-5).join(' ') ?? '';
  const textLink = `#:~:text=${encodeURIComponent(words)}`;
  const expectFound = async (where: Page) => {
    await expect(tab(where, otherTab)).toHaveAttribute('aria-selected', 'true');
    await expect(question(where, linkedQuestion)).toHaveAttribute('aria-expanded', 'true');
    await expect(answer(where, linkedQuestion)).toBeInViewport();
  };
  await expect(tabPanel(page, otherTab)).toHaveCount(0);
  await page.evaluate((href) => {
    document.body.append(Object.assign(document.createElement('a'), { href, textContent: 'Text' }));
  }, textLink);
  await page.getByRole('link', { name: 'Text', exact: true }).click();
  await expectFound(page);
  await tab(page, firstTab).click();
  await expect(answer(page, linkedQuestion)).toBeHidden();
  // The browser follows such a link only from elsewhere.
  const other = await page.context().newPage();
  await other.goto(`/resources/faq${textLink}`);
  await expectFound(other);
  await page.goto(`/resources/faq?linked#${linkedQuestion.id}`);
  await expect(tab(page, otherTab)).toHaveAttribute('aria-selected', 'true');
  await expect(question(page, linkedQuestion)).toBeFocused();
});

test('after a link to a question, what the visitor chooses counts', async ({ page }) => {
  await page.goto(`/resources/faq?linked#${linkedQuestion.id}`);
  await expect(question(page, linkedQuestion)).toBeFocused();
  await question(page, otherQuestion).click();
  await question(page, linkedQuestion).click();
  // Also after a reload and Back.
  await page.reload();
  await hydrated(page);
  await afterHashDelay(page);
  await expect(answer(page, otherQuestion)).toBeVisible();
  await expect(question(page, linkedQuestion)).toHaveAttribute('aria-expanded', 'false');
  await tab(page, firstTab).click();
  await footerLink(page, 'terms').press('Enter');
  await expect(heading(page)).toHaveText(en('policy-terms-conditions:page.heading'));
  await page.goBack();
  await expect(heading(page)).toHaveText(en('faq:page.title'));
  await afterHashDelay(page);
  await expect(tab(page, firstTab)).toHaveAttribute('aria-selected', 'true');
  // A link to a question leaves other answers open.
  await page.getByRole('contentinfo').locator('a[href*="/faq#"]').press('Enter');
  await expect(page).not.toHaveURL(new RegExp(linkedQuestion.id));
  await expect(page.getByRole('main').locator('button[aria-expanded="true"]:focus')).toBeVisible();
  await tab(page, otherTab).click();
  await expect(answer(page, otherQuestion)).toBeVisible();
});
