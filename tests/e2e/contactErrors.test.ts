import english from '../../locales/en/contact.json' with { type: 'json' };
import {
  expectKept,
  failedReply,
  field,
  form,
  retry,
  send,
  summary,
} from '../support/contactForm.ts';
import { linkName } from '../support/menus.ts';
import { company, en } from '../support/site.ts';
import { expect, narrowest, test } from '../support/test.ts';

/** The codes of the catalogue, which the English file holds beside other texts. */
const codesOf = (of: 'form' | 'field') =>
  Object.entries(english.errors[of]).filter(([code]) => /^[A-Z_]+$/.test(code));

const withErrors = (...errors: object[]) => ({
  status: 422,
  json: { errors: errors.map((error) => ({ message: 'is on holiday', ...error })) },
});

test.beforeEach(async ({ page, watch }) => {
  watch.expectedMessages.push(failedReply);
  await page.goto('/contactus');
});

test('errors of the form stand in a summary that has the focus, and nothing is lost', async ({
  page,
}) => {
  const codes = codesOf('form');
  await send(page, withErrors(...codes.map(([code]) => ({ code })), { code: 'BRAND_NEW' }));
  await expect(summary(page)).toBeFocused();
  for (const [, text] of codes) await expect(summary(page)).toContainText(text);
  // The service's own words are English.
  await expect(summary(page).getByText('is on holiday')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(new RegExp(`^${en('contact:form.errorTitle')}: `));
  await expect(retry(summary(page))).toBeHidden();
  await expectKept(page);
});

test('errors of email and message stand beside them too, after the field’s name', async ({
  page,
}) => {
  const codes = codesOf('field');
  const errors = ['email', 'message'].flatMap((field) => codes.map(([code]) => ({ field, code })));
  await send(page, withErrors(...errors, { field: 'email', code: 'NEW_CODE' }));
  const texts = codes.map(([, text]) => text).join(', ');
  const described = (name: 'email' | 'message') =>
    `${en(`contact:form.${name}.hint`)} ${en(`contact:form.${name}.prefix`)} ${texts}`;
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    `${described('email')}, is on holiday`,
  );
  await expect(field(page, 'message')).toHaveAccessibleDescription(described('message'));
  await expect(summary(page)).toBeFocused();
});

test('the summary has the errors of all fields, in the form’s order, with links', async ({
  page,
}) => {
  const fields = ['colour', 'size', 'message', 'name'];
  await send(page, withErrors(...fields.map((field) => ({ field, code: 'TYPE_TEXT' }))));
  const error = en('contact:errors.field.TYPE_TEXT');
  const ofMessage = `${en('contact:form.message.prefix')} ${error}`;
  await expect(summary(page).getByRole('listitem')).toHaveText([
    `${en('contact:form.name.prefix')} ${error}`,
    ofMessage,
    `${en('contact:form.otherField', { field: 'colour' })} ${error}`,
    `${en('contact:form.otherField', { field: 'size' })} ${error}`,
  ]);
  await summary(page).getByRole('link', { name: ofMessage }).click();
  await expect(field(page, 'message')).toBeFocused();
  const label = form(page).getByText(en('contact:form.message.label'), { exact: true });
  await expect(label).toBeInViewport({ ratio: 1 });
  // Below the header.
  expect((await label.boundingBox())?.y).toBeGreaterThanOrEqual(64);
  await expect(page).toHaveURL('/contactus');
});

test('long texts of the service wrap, and take a few lines', async ({ page }) => {
  await page.setViewportSize(narrowest);
  const message = `https://example.com/${'a'.repeat(80)} ${'long '.repeat(5_000)}`;
  await send(page, withErrors({ message }, { field: 'email', code: 'NEW_CODE', message }));
  await expect(page.getByText('https://example.com/')).toHaveCount(3);
  for (const text of await page.getByText('https://example.com/').all())
    expect((await text.boundingBox())?.height).toBeLessThan(narrowest.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width);
});

test('an unsent message can be sent by email, as it stands in the form', async ({ page }) => {
  await send(page, { status: 403, json: { error: 'Not on Sundays' } });
  await expect(summary(page)).toContainText('Not on Sundays');
  const link = summary(page).getByRole('link', { name: en('contact:errors.email.link') });
  const mail = async () => new URL((await link.getAttribute('href')) ?? '');
  const { pathname, searchParams } = await mail();
  expect(pathname).toBe(company.email);
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: en('contact:errors.email.subject', { name: 'Ngozi Ọkọ́nkwọ' }),
    body: `A loan for my shop.\r\n₦2 million.\r\n\r\nNgozi Ọkọ́nkwọ\r\n+234 803 555 0101\r\nngozi@example.com\r\n${linkName('business')}`,
  });
  await field(page, 'message').fill('A loan & more');
  await link.evaluate((element) => {
    element.addEventListener('click', (event) => event.preventDefault());
  });
  await link.click();
  expect((await mail()).searchParams.get('body')).toContain('A loan & more\r\n\r\nNgozi');
});
