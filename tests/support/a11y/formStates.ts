import {
  button,
  changeDelays,
  doubt,
  endpoint,
  failedReply,
  fillIn,
  form,
  slowAfter,
  submit,
  summary,
  timeLimit,
} from '../contactForm.ts';
import { en } from '../site.ts';
import { expect, type Page } from '../test.ts';
import type { State } from './State.ts';

/** A state of the contact form. */
function formState(name: string, reach: State['reach'], prepare?: State['prepare']): State {
  const state = { name, path: '/contactus', expected: failedReply, reach };
  return prepare ? { ...state, prepare } : state;
}

async function send(page: Page): Promise<void> {
  await fillIn(page);
  await submit(page).click();
}

const serviceErrors = [
  { code: 'EMPTY', message: 'x' },
  { code: 'NEW', message: 'words of the service' },
  { field: 'email', code: 'TYPE_EMAIL', message: 'x' },
  { field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'x' },
];

/** The states of the contact page. */
export const formStates: readonly State[] = [
  formState('the form with errors of the browser', async (page) => {
    await submit(page).click();
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(3);
  }),
  formState(
    'the form with errors of the service',
    async (page) => {
      await send(page);
      await expect(form(page).getByRole('region')).toBeFocused();
    },
    (page) =>
      page.route(endpoint, (route) =>
        route.fulfill({ status: 422, json: { errors: serviceErrors } }),
      ),
  ),
  formState('the form without a connection', async (page) => {
    await fillIn(page);
    await page.context().setOffline(true);
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
  }),
  formState(
    'the form while it sends',
    async (page) => {
      await send(page);
      await expect(button(page, 'submitting')).toBeVisible();
    },
    (page) => page.route(endpoint, () => undefined),
  ),
  formState(
    'the form whose sending takes long',
    async (page) => {
      await send(page);
      await expect(form(page).getByText(en('contact:form.slow'))).toBeVisible();
    },
    async (page) => {
      await changeDelays(page, { [slowAfter]: 0, [timeLimit]: 600_000 });
      await page.route(endpoint, () => undefined);
    },
  ),
  formState(
    'the form that no answer came for',
    async (page) => {
      await fillIn(page);
      await submit(page).click();
      await expect(doubt(page)).toBeFocused();
    },
    async (page) => {
      await changeDelays(page, { [timeLimit]: 500 });
      await page.route(endpoint, () => undefined);
    },
  ),
  formState('the form with a draft that is back', async (page) => {
    await fillIn(page);
    await page.reload();
    await expect(form(page).getByText(en('contact:draft.kept'))).toBeVisible();
  }),
  formState(
    'the form with a draft that may have been sent',
    async (page) => {
      await send(page);
      await expect(button(page, 'submitting')).toBeVisible();
      await page.reload();
      await expect(form(page).getByText(en('contact:draft.mayHaveArrived'))).toBeVisible();
    },
    (page) => page.route(endpoint, () => undefined),
  ),
  formState(
    'the message that was sent',
    async (page) => {
      await send(page);
      await page.getByRole('button', { name: en('contact:sent.stay') }).click();
      await expect(page.getByText(en('contact:sent.stays'))).toBeVisible();
    },
    (page) => page.route(endpoint, (route) => route.fulfill({ json: { next: '/' } })),
  ),
  {
    name: 'the form for a product and an amount',
    path: '/contactus?loanType=car&amount=2345678',
    reach: (page) => expect(form(page).getByText('₦2,345,678')).toBeVisible(),
  },
  formState('the form that was cleared', async (page) => {
    await button(page, 'clear').click();
    await expect(form(page).locator('[aria-live]')).toHaveText(en('contact:form.cleared'));
  }),
  formState('the map once somebody is there', async (page) => {
    await expect(page.locator('iframe')).toBeVisible();
  }),
  formState(
    'the map that waits to be asked for',
    (page) => expect(page.getByRole('button', { name: en('contact:map.show') })).toBeVisible(),
    (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  ),
];
