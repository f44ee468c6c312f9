// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { filledIn } from '../../tests/support/filledIn.ts';
import { textHtml } from '../generator/html.ts';
import { readSettings } from '../generator/readSettings.ts';
import { createTranslationsReader } from '../generator/translationsReader.ts';
import { answerPage, embeddedFormService } from './embeddedFormService.ts';

const { company } = readSettings({});
const { languages, read } = createTranslationsReader(company);
/** Any translation, if there is one. */
const { tag } = languages.at(-1) ?? { tag: 'en' };
const titleOf = (tag: string, outcome: 'sent' | 'failed') =>
  textHtml(read, tag, `contact:service.${outcome}Title`);

test('the development server keeps messages and shows them to nobody', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'form-service-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const name of ['VITE_FORM_ENDPOINT', 'VITE_FORM_KEY']) vi.stubEnv(name, '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [embeddedFormService()],
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const body = new URLSearchParams(filledIn);
  const headers = { Referer: `${address}${tag}/contactus` };
  const reply = await fetch(`${address}f/sample`, { method: 'POST', headers, body });
  expect(await reply.text()).toContain(titleOf(tag, 'sent'));
  const file = path.join(root, '.data', 'messages.jsonl');
  expect(await readFile(file, 'utf8')).toContain(filledIn.email);
  await writeFile(path.join(root, 'index.html'), 'shown');
  expect(await (await fetch(`${address}index.html?raw`)).text()).toContain('shown');
  for (const name of ['.data/messages.jsonl', `@fs${file}`, '%2edata/messages.jsonl'])
    for (const query of ['', '?raw', '?import&raw', '?url', '?import&url&inline']) {
      const answer = await fetch(address + name + query);
      expect(await answer.text(), name + query).not.toContain(filledIn.email);
    }
});

test.each([
  [`https://site.example/${tag}/contactus/?a=b`, `/${tag}/contactus`, titleOf(tag, 'sent')],
  ['https://site.example/contactus', '/contactus', titleOf('en', 'sent')],
  ['https://evil.example//evil.example/x', '/contactus', titleOf('en', 'sent')],
  ['https://evil.example/"><script>', '/contactus', titleOf('en', 'sent')],
  ['foo:/\\evil.example', '/contactus', titleOf('en', 'sent')],
  ['', '/contactus', titleOf('en', 'sent')],
])('the answer to a page at %j leads to %s', (referer, back, title) => {
  const page = answerPage(company, referer, []);
  expect(/href="([^"]*)"/.exec(page)?.[1]).toBe(back);
  expect(page).toContain(`<h1>${title}</h1>`);
});

test('a text that a language lacks is English, and marked so', () => {
  const english = { contact: { service: { back: 'Back & on' } } };
  const lacking = () => ({ own: {}, fallback: english });
  const back = 'contact:service.back';
  expect(textHtml(lacking, 'ha', back)).toBe('<span lang="en" dir="ltr">Back &amp; on</span>');
  expect(textHtml(lacking, 'en', back)).toBe('Back &amp; on');
});

test('the errors of the service are marked as English, and shown as text', () => {
  const errors = [{ field: 'email', code: 'TYPE_EMAIL', message: 'is <b>"wrong" & b' }];
  const page = answerPage(company, `https://site.example/${tag}/contactus`, errors);
  expect(page).toContain(`<h1>${titleOf(tag, 'failed')}</h1>`);
  expect(page).toContain(
    '<ul lang="en" dir="ltr"><li>email is &lt;b&gt;&quot;wrong&quot; &amp; b</li></ul>',
  );
});
