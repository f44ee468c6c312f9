import { expectAccessible } from '../support/a11y/axe.ts';
import { answer, endpoint, failedReply } from '../support/contactForm.ts';
import { company, en, inLanguage, translations } from '../support/site.ts';
import { desktop, expect, notFoundMessage, phone, test } from '../support/test.ts';

for (const language of translations) {
  const { t } = language.words;
  const at = (path: string) => inLanguage(path, language);

  test.describe(`in ${language.name}`, () => {
    test('the menu leads to a product page', async ({ page }) => {
      await page.setViewportSize(desktop);
      await page.goto(at('/'));
      await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
      await expect(page.locator('html')).toHaveAttribute('dir', language.dir);
      await expect(page).toHaveTitle(`${t('home:page.title')} – ${company.brand}`);
      const menu = page.getByRole('navigation', { name: t('common:menu.label') });
      await menu.getByRole('button', { name: t('common:menu.sections.products') }).click();
      await menu.getByRole('link', { name: t('common:menu.links.car') }).click();
      await expect(page).toHaveURL(at('/product/car-loans'));
      const heading = page.getByRole('heading', { level: 1, name: t('product:car.Text1') });
      await expect(heading).toBeFocused();
      await page
        .getByRole('link', { name: t('common:action.apply') })
        .first()
        .click();
      await expect(page).toHaveURL(at('/contactus?loanType=car#message'));
    });

    test('the menu on a phone does too', { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(at('/resources/faq'));
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: t('common:menu.open'), exact: true }).click();
      const menu = page.getByRole('dialog', { name: t('common:menu.title') });
      await menu.getByRole('button', { name: t('common:menu.sections.company') }).click();
      await menu.getByRole('link', { name: t('common:menu.links.about') }).click();
      await expect(page).toHaveURL(at('/company/about'));
      await expect(menu).toBeHidden();
    });

    test('questions are found and answered', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(at('/resources/faq'));
      await page.getByRole('tab', { name: t('faq:tabs.customer-service.name') }).click();
      const key = 'faq:tabs.customer-service.questions.how-do-i-complain';
      await page.getByRole('button', { name: t(`${key}.question`) }).click();
      await expect(page.getByText(t(`${key}.answer`))).toBeVisible();
    });

    test('a message is corrected and sent', async ({ page }) => {
      await answer(page, { json: { next: '/' } });
      await page.goto(at('/contactus'));
      const form = page.getByRole('form', { name: t('contact:form.title') });
      const submit = form.getByRole('button', { name: t('contact:form.submit') });
      await submit.click();
      await expect(form.getByText(t('contact:form.name.required'))).toBeVisible();
      await form.getByLabel(t('contact:form.name.label'), { exact: true }).fill('Ọlá');
      const email = form.getByLabel(t('contact:form.email.label'), { exact: true });
      await email.fill('ola');
      await form.getByLabel(t('contact:form.message.label'), { exact: true }).fill('₦2 million');
      await submit.click();
      await expect(form.getByText(t('contact:form.email.invalid'))).toBeVisible();
      await expect(email).toBeFocused();
      await email.fill('ola@example.com');
      await submit.click();
      const title = page.getByRole('heading', { name: t('contact:sent.title') });
      await expect(page.getByRole('region').filter({ has: title })).toBeFocused();
    });

    const unanswered = 'a message without a reply is kept and can be sent again';
    test(unanswered, { tag: '@nightly' }, async ({ page, watch }) => {
      watch.expectedMessages.push(failedReply);
      await page.route(endpoint, (route) => route.abort());
      await page.goto(at('/contactus'));
      for (const field of ['name', 'email', 'message'] as const)
        await page.getByLabel(t(`contact:form.${field}.label`), { exact: true }).fill('a@b.ng');
      await page.getByRole('button', { name: t('contact:form.submit') }).click();
      const doubt = page.getByRole('region', { name: t('contact:errors.form.uncertain') });
      await expect(doubt).toBeFocused();
      await expect(doubt).toContainText(t('contact:errors.form.unknown'));
      await expect(doubt.getByRole('link', { name: t('contact:errors.email.link') })).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByText(t('contact:draft.mayHaveArrived'))).toBeVisible();
      await expectAccessible(page);
      await page.unroute(endpoint);
      await page.getByRole('button', { name: t('contact:form.submit') }).click();
      const title = page.getByRole('heading', { name: t('contact:sent.title') });
      await expect(page.getByRole('region').filter({ has: title })).toBeFocused();
    });

    test('a draft language and an untranslated policy are marked', async ({ page, watch }) => {
      watch.expectedMessages.push(notFoundMessage);
      await page.goto(at('/privacy/scope'));
      await expect(page.getByText(t('common:language.draft.notice'))).toBeVisible();
      await expect(page.getByText(t('privacy:policy.untranslated'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }).locator('[lang="en"]')).toHaveText(
        en('policy-scope:page.title'),
      );
      await page.goto(at('/no/such/page'));
      await expect(page.getByRole('heading', { name: t('errors:page.title') })).toBeVisible();
      await expect(page.getByText(t('errors:page.notFound'))).toBeVisible();
    });
  });
}
