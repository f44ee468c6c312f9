import {
  answer,
  button,
  failedReply,
  field,
  fillIn,
  holdService,
  stay,
  submit,
  summary,
  thanks,
  watchPosts,
} from '../support/contactForm.ts';
import { en } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

// The project `phone` runs this file, like `touch.test.ts`.
test('a form is corrected and sent, once however often the button is tapped', async ({ page }) => {
  const posts = watchPosts(page);
  const reply = await holdService(page);
  await page.goto('/contactus');
  await submit(page).tap();
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toBeInViewport({ ratio: 1 });
  await fillIn(page);
  await stay(page).tap();
  const send = submit(page).or(button(page, 'submitting'));
  for (let taps = 0; taps < 3; taps += 1) await send.tap({ force: true });
  reply();
  await expect(thanks(page)).toBeFocused();
  await expect(thanks(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(en('contact:sent.stays'))).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('an unsent message says so in view, above the fields', async ({ page, watch }) => {
  watch.expectedMessages.push(failedReply);
  await page.goto('/contactus');
  await answer(page, { status: 422, json: { errors: [{ code: 'INACTIVE', message: 'x' }] } });
  await fillIn(page);
  await submit(page).tap();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
});
