import english from '../../locales/en/contact.json' with { type: 'json' };
import {
  doubt,
  expectKept,
  failedReply,
  field,
  form,
  retry,
  send,
  submit,
  summary,
  thanks,
} from '../support/contactForm.ts';
import { linkName } from '../support/menus.ts';
import { company, en } from '../support/site.ts';
import { expect, narrowest, test } from '../support/test.ts';

/** The codes of the catalogue, which the English file holds beside other texts. */
const codesOf = (of: 'form' | 'field') =>
  Object.entries(english.errors[of]).filter(([code]) => /^[A-Z_]+$/.test(code));

/** The error of a field: its name and the text of the code. */
const fieldError = (name: 'name' | 'email' | 'message', code: 'TYPE_EMAIL' | 'TYPE_TEXT') =>
  `${en(`contact:form.${name}.prefix`)} ${en(`contact:errors.field.${code}`)}`;

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
  const words = summary(page).getByText('is on holiday');
  await expect(words).toHaveCount(1);
  await expect(words).toHaveAttribute('lang', 'en');
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
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    `${en('contact:form.email.hint')} ${en('contact:form.email.prefix')} ${texts}, is on holiday`,
  );
  await expect(field(page, 'message')).toHaveAccessibleDescription(
    `${en('contact:form.message.hint')} ${en('contact:form.message.prefix')} ${texts}`,
  );
  await expect(summary(page)).toBeFocused();
});

test('the summary has the errors of all fields, in the form’s order, with links', async ({
  page,
}) => {
  await send(
    page,
    withErrors(
      { field: 'colour', code: 'TYPE_TEXT' },
      { field: 'size', code: 'TYPE_TEXT' },
      { field: 'message', code: 'TYPE_TEXT' },
      { field: 'name', code: 'TYPE_TEXT' },
    ),
  );
  const other = (field: string) =>
    `${en('contact:form.otherField', { field })} ${en('contact:errors.field.TYPE_TEXT')}`;
  await expect(summary(page).getByRole('listitem')).toHaveText([
    fieldError('name', 'TYPE_TEXT'),
    fieldError('message', 'TYPE_TEXT'),
    other('colour'),
    other('size'),
  ]);
  await summary(page)
    .getByRole('link', { name: fieldError('message', 'TYPE_TEXT') })
    .click();
  await expect(field(page, 'message')).toBeFocused();
  const label = form(page).locator('label[for=contact-message]');
  await expect(label).toBeInViewport({ ratio: 1 });
  expect((await label.boundingBox())?.y).toBeGreaterThanOrEqual(64);
  await expect(page).toHaveURL('/contactus');
});

test('a corrected message is sent again', async ({ page }) => {
  await send(page, { status: 403, json: { error: 'Not on Sundays' } });
  await expect(summary(page)).toContainText('Not on Sundays');
  await page.unrouteAll();
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('long texts of the service wrap, and take a few lines', async ({ page }) => {
  await page.setViewportSize(narrowest);
  const message = `https://example.com/${'a'.repeat(80)} ${'long '.repeat(5_000)}`;
  await send(page, withErrors({ message }, { field: 'email', code: 'NEW_CODE', message }));
  for (const text of await page.getByText('https://example.com/').all())
    expect((await text.boundingBox())?.height).toBeLessThan(narrowest.height);
  await expect(page.getByText('https://example.com/')).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width);
});

test('errors of the browser replace those of the service, but for a doubt', async ({ page }) => {
  await send(page, { status: 502, json: { error: 'Gateway' } });
  await expect(doubt(page)).toContainText('Gateway');
  await field(page, 'name').fill('');
  await submit(page).click();
  await expect(doubt(page)).toBeHidden();
  await expect(form(page).getByText(en('contact:draft.mayHaveArrived'))).toBeVisible();
  await expect(submit(page)).toHaveAccessibleDescription(en('contact:draft.mayHaveArrived'));
});

test('an unsent message can be sent by email, as it stands in the form', async ({ page }) => {
  await send(page, { status: 403, json: { error: 'Not on Sundays' } });
  const link = summary(page).getByRole('link', { name: en('contact:errors.email.link') });
  const mail = async () => new URL((await link.getAttribute('href')) ?? '');
  const { pathname, searchParams } = await mail();
  expect(pathname).toBe(company.email);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe(
    en('contact:errors.email.subject', { name: 'Ngozi Ọkọ́nkwọ' }),
  );
  expect(searchParams.get('body')).toBe(
    `A loan for my shop.\r\n₦2 million.\r\n\r\nNgozi Ọkọ́nkwọ\r\n+234 803 555 0101\r\nngozi@example.com\r\n${linkName('business')}`,
  );
  await field(page, 'message').fill('A loan & more');
  await link.evaluate((element) => {
    element.addEventListener('click', (event) => event.preventDefault());
  });
  await link.click();
  expect((await mail()).searchParams.get('body')).toContain('A loan & more\r\n\r\nNgozi');
});
