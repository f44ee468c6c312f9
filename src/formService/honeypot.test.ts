// @vitest-environment node
import { expect, it } from 'vitest';
import { postJson, sampleMessage } from '../../tests/support/formService/sampleMessage.ts';
import { startService } from '../../tests/support/formService/startService.ts';

it.each(['http://spam.example', 1, []])(
  'a filled honeypot (%j) gets a success, and nothing is stored',
  async (filled) => {
    const { url, kept } = await startService();
    const reply = await postJson(url, { ...sampleMessage, _gotcha: filled });
    const usual = await postJson(url, sampleMessage);
    expect(reply.status).toBe(usual.status);
    expect(await reply.text()).toBe(await usual.text());
    expect(await kept()).toEqual([sampleMessage]);
  },
);

it('a bot gets a success whatever else it sends', async () => {
  const { url, kept } = await startService();
  expect((await postJson(url, { _gotcha: 'x' })).status).toBe(200);
  expect(await kept()).toEqual([]);
});

it('the empty honeypot of a form posted without script is not stored', async () => {
  const { url, kept } = await startService();
  const body = new URLSearchParams({ ...sampleMessage, _gotcha: '' });
  expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
  const [fields] = await kept();
  expect(fields).not.toHaveProperty('_gotcha');
  expect(fields?.name).toBe(sampleMessage.name);
});
