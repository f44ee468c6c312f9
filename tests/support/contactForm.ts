import type { Route } from 'playwright/test';
import { expect, type Page } from './test.ts';

/** A reply of the service, as Playwright fulfils a request. */
export type Reply = Parameters<Route['fulfill']>[0];

export const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
export const submit = (page: Page) => form(page).getByRole('button', { name: 'Send message' });
export const summary = (page: Page) =>
  page.getByRole('region', { name: 'Your message was not sent' });
/** The notice that the result of the submission is unknown. */
export const doubt = (page: Page) =>
  page.getByRole('region', { name: 'We cannot tell whether your message arrived' });
export const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you, your message was sent' });

/** The endpoint of the sample settings: the site's own origin and the sample key. */
export const endpoint = '**/f/sample';

/** The browser's console message about a failed request. */
export const failedReply = /Failed to load resource/;

export async function fillIn(page: Page): Promise<void> {
  await form(page).getByLabel('Name').fill('Ngozi Ọkọ́nkwọ');
  await form(page).getByLabel('Phone (optional)').fill('+234 803 555 0101');
  await form(page).getByLabel('Email').fill('ngozi@example.com');
  await form(page).getByLabel('Kind of funding (optional)').selectOption('business');
  await form(page).getByLabel('Message', { exact: true }).fill('A loan for my shop.\n₦2 million.');
}

export async function expectKept(page: Page): Promise<void> {
  await expect(form(page).getByLabel('Name')).toHaveValue('Ngozi Ọkọ́nkwọ');
  await expect(form(page).getByLabel('Email')).toHaveValue('ngozi@example.com');
  await expect(form(page).getByLabel('Kind of funding (optional)')).toHaveValue('business');
  await expect(form(page).getByLabel('Message', { exact: true })).toHaveValue(/₦2 million/);
}

/** The form's delays in milliseconds: until the notice of a slow reply, and the time limit. */
export const slowAfter = 5_000;
export const timeLimit = 15_000;

/** Replaces timer delays on every page that is loaded from now on. */
export async function changeDelays(page: Page, delays: Record<number, number>): Promise<void> {
  await page.addInitScript((changed) => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (setTimeout, self, [handler, delay, ...rest]) =>
        Reflect.apply(setTimeout, self, [handler, changed[delay] ?? delay, ...rest]),
    });
  }, delays);
}

export async function answer(page: Page, reply: Reply): Promise<void> {
  await page.route(endpoint, (route) => route.fulfill(reply));
}

export async function send(page: Page, reply: Reply): Promise<void> {
  await answer(page, reply);
  await fillIn(page);
  await submit(page).click();
}

/** Submits the form again with another reply. */
export async function resend(page: Page, reply: Reply): Promise<void> {
  await page.unroute(endpoint);
  await answer(page, reply);
  const response = page.waitForResponse(endpoint);
  await submit(page).click();
  await response;
}
