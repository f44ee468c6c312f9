// @vitest-environment node
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleMessage } from '../../tests/support/formService/sampleMessage.ts';
import { keptFields, temporaryFolder } from '../../tests/support/formService/startService.ts';
import { languages, localizedPath } from '../i18n/languages.ts';
import { embeddedFormService } from './embeddedFormService.ts';

afterEach(() => vi.unstubAllEnvs());

/** A development server with the form service, in a temporary folder. */
async function startServer() {
  const root = await temporaryFolder();
  const messagesFile = join(root, 'messages.jsonl');
  vi.stubEnv('FORM_MESSAGES_FILE', messagesFile);
  vi.stubEnv('VITE_FORM_ENDPOINT', '');
  vi.stubEnv('VITE_FORM_KEY', '');
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
  const post = async (referer: string) => {
    const headers = { Referer: referer };
    const body = new URLSearchParams(sampleMessage);
    return (await fetch(`${address}f/sample`, { method: 'POST', headers, body })).text();
  };
  return { root, address, messagesFile, post };
}

describe('the development server', () => {
  it('keeps messages and shows them to nobody', async () => {
    const { root, address, messagesFile, post } = await startServer();
    await post(address);
    expect(await keptFields(messagesFile)).toHaveLength(1);
    await writeFile(join(root, 'public.jsonl'), 'shown');
    expect(await (await fetch(`${address}public.jsonl`)).text()).toBe('shown');
    await writeFile(join(root, '.env'), sampleMessage.email);
    const names = ['messages.jsonl', '.env'].flatMap((name) => [name, `@fs${join(root, name)}`]);
    for (const name of names)
      for (const query of ['', '?raw', '?import&raw', '?url']) {
        const answer = await fetch(address + name + query);
        expect(await answer.text(), name + query).not.toContain(sampleMessage.email);
      }
  });

  it('leads back to the page that was posted from, and nowhere else', async () => {
    const { post } = await startServer();
    const linkAfter = async (referer: string) => /href="([^"]*)"/.exec(await post(referer))?.[1];
    for (const language of languages) {
      const page = localizedPath('/contactus', language);
      expect(await linkAfter(`https://site.example${page}/?a=b`)).toBe(page);
    }
    const hostile = [
      'https://evil.example//evil.example/contactus',
      'https://evil.example/\\evil.example',
      'foo:/\\evil.example',
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'https://evil.example/"><script>alert(1)</script>',
      'https://evil.example/__proto__',
      'https://evil.example/%E0%A4%A',
      'no address',
      '',
    ];
    for (const referer of hostile) expect(await linkAfter(referer), referer).toBe('/contactus');
  });
});
