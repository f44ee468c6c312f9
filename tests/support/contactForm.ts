import type { Locator, Request, Route } from 'playwright/test';
import { contactFields, type FieldName } from '../../src/facts/contactFields.ts';
import { filledIn } from './filledIn.ts';
import { en } from './sources.ts';
import { delayRequests, expect, type Page } from './test.ts';

/** A reply of the service, as Playwright fulfils a request. */
export type Reply = Parameters<Route['fulfill']>[0];

export const form = (page: Page) => page.getByRole('form');
export const field = (page: Page, name: FieldName) =>
  form(page).getByLabel(en(`contact:form.${name}.label`), { exact: true });
/** The checkbox that prevents the reload after sending. */
export const stay = (page: Page) => form(page).getByRole('checkbox');
export const submit = (page: Page) => button(page, 'submit');
export const button = (page: Page, name: 'submit' | 'submitting') =>
  form(page).getByRole('button', { name: en(`contact:form.${name}`) });
/** The part of the form under a heading at its beginning; the heading gets the focus. */
const under = (page: Page, name: string) =>
  form(page)
    .locator('> div')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
export const summary = (page: Page) => under(page, en('contact:errors.form.summary'));
/** The notice that the result of the submission is unknown. */
export const doubt = (page: Page) => under(page, en('contact:errors.form.uncertain'));
export const title = (region: Locator) => region.getByRole('heading');
/** The button of a summary that sends the message again. */
export const retry = (region: Locator) =>
  region.getByRole('button', { name: en('contact:errors.form.retry') });
export const thanks = (page: Page) => page.getByRole('heading', { name: en('contact:sent.title') });
/** The live region above the buttons. */
export const announcement = (page: Page) => form(page).locator('[aria-live]');

/** The endpoint of the sample settings: the site's own origin and the sample key. */
export const endpoint = '**/f/sample';

/** The browser's console message about a failed request. */
export const failedReply = /Failed to load resource/;

/** Fills in every field, found by its label unless the page is in another language. */
export async function fillIn(
  page: Page,
  find = (name: FieldName) => field(page, name),
): Promise<void> {
  for (const { name, control } of contactFields)
    if (control === 'select') await find(name).selectOption(filledIn[name]);
    else await find(name).fill(filledIn[name]);
}

/** Expects what `fillIn` entered, except in fields that were changed since. */
export async function expectFilledIn(page: Page, ...changed: FieldName[]): Promise<void> {
  for (const { name } of contactFields)
    if (!changed.includes(name)) await expect(field(page, name)).toHaveValue(filledIn[name]);
}

export async function expectEmpty(page: Page): Promise<void> {
  await expect(field(page, 'name')).toHaveValue('');
  await expect(field(page, 'message')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ngozi');
}

/** The service's reply to an accepted message. */
export const thanked = { json: { next: '/' } };

export async function answer(page: Page, reply: Reply): Promise<void> {
  await page.route(endpoint, (route) => route.fulfill(reply));
}

export async function send(page: Page, reply: Reply): Promise<void> {
  await answer(page, reply);
  await fillIn(page);
  await submit(page).click();
}

/** Delays messages on their way to the service until the returned function is called. */
export const holdService = (page: Page) => delayRequests(page, endpoint);

/** Records the messages that the page sends from now on. */
export function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}
