// @vitest-environment node
import { expect, it } from 'vitest';
import { postJson, sampleMessage } from '../../tests/support/formService/sampleMessage.ts';
import { startService } from '../../tests/support/formService/startService.ts';

it.each(['http://spam.example', 1, []])(
  'a filled trap (%j) is thanked, and nothing is kept',
  async (filled) => {
    const { url, kept } = await startService();
    const thanks = await postJson(url, { ...sampleMessage, _gotcha: filled });
    const asAlways = await postJson(url, sampleMessage);
    expect(thanks.status).toBe(asAlways.status);
    expect(await thanks.text()).toBe(await asAlways.text());
    expect(await kept()).toEqual([sampleMessage]);
  },
);

it('a robot is thanked whatever else it sends', async () => {
  const { url, kept } = await startService();
  expect((await postJson(url, { _gotcha: 'x' })).status).toBe(200);
  expect(await kept()).toEqual([]);
});

it('a form posted without script has its trap empty, and that is not kept', async () => {
  const { url, kept } = await startService();
  const body = new URLSearchParams({ ...sampleMessage, _gotcha: '' });
  expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
  const [fields] = await kept();
  expect(fields).not.toHaveProperty('_gotcha');
  expect(fields?.name).toBe(sampleMessage.name);
});
