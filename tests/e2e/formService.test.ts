import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { field, submit, thanks } from '../support/contactForm.ts';
import { en } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const message = { name: 'Bola', email: 'bola@example.com', message: 'Ẹ kú àárọ̀' };

test('a message is stored completely before it is confirmed', async ({ page }) => {
  const text = `A message with a mark: ${Math.random()}\nand a second line`;
  await page.goto('/contactus');
  await field(page, 'name').fill('Bola');
  await field(page, 'email').fill('bola@example.com');
  await field(page, 'message').fill(text);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  const messages = await readFile(`${process.env.PLAIN_FILES}-messages.jsonl`, 'utf8');
  const kept = messages
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ fields }) => fields.message === text.replace('\n', '\r\n'));
  expect(kept).toHaveLength(1);
});

test('a form posted without script is answered by a page', async ({ request }) => {
  const sent = await request.post('/f/sample', {
    form: message,
    headers: { Accept: 'text/html', Referer: `${process.env.PLAIN_SITE}/contactus` },
  });
  expect(sent.status()).toBe(200);
  expect(await sent.text()).toContain(`<h1>${en('contact:service.sentTitle')}</h1>`);
  expect(await sent.text()).toContain('href="/contactus"');

  const refused = await request.post('/f/sample', {
    form: { ...message, email: '<script>' },
    headers: { Accept: 'text/html' },
  });
  expect(refused.status()).toBe(422);
  expect(await refused.text()).toContain(`<h1>${en('contact:service.failedTitle')}</h1>`);
  expect(await refused.text()).not.toContain('<script>');
});

test('a form with another key does not exist', async ({ request }) => {
  const reply = await request.post('/f/other', { data: message });
  expect(reply.status()).toBe(404);
  expect((await reply.json()).errors[0].code).toBe('FORM_NOT_FOUND');
});

test('the form service is not reachable from the network', async ({ request, baseURL }) => {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const outside = addresses.find(({ internal, family }) => !internal && family === 'IPv4');
  test.skip(!outside, 'this machine has no address but its own');
  const { port } = new URL(baseURL ?? '');
  const post = request.post(`http://${outside?.address}:${port}/f/sample`, { form: message });
  await expect(post).rejects.toThrow('ECONNREFUSED');
});
