// @vitest-environment node
import { appendFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postJson, sampleMessage } from '../../tests/support/formService/sampleMessage.ts';
import {
  keptFields,
  startService,
  temporaryFolder,
} from '../../tests/support/formService/startService.ts';

const messages = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...sampleMessage, message: `Message ${i}` }));

const texts = async (file: string) => (await keptFields(file)).map(({ message }) => message);

afterEach(() => {
  vi.restoreAllMocks();
});

it('two hundred messages at once land whole and once each', async () => {
  const { url, messagesFile } = await startService();
  const sent = messages(200);
  const answers = await Promise.all(sent.map((fields) => postJson(url, fields)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(200);
  const kept = await texts(messagesFile);
  expect(kept.toSorted()).toEqual(sent.map(({ message }) => message).toSorted());
  const ids = (await readFile(messagesFile, 'utf8')).match(/"id":"[^"]+"/g);
  expect(new Set(ids).size).toBe(200);
});

it('the file may be moved away while the service runs', async () => {
  const { url, messagesFile } = await startService();
  await postJson(url, { ...sampleMessage, message: 'before' });
  await rename(messagesFile, `${messagesFile}.old`);
  await postJson(url, { ...sampleMessage, message: 'after' });
  expect(await texts(messagesFile)).toEqual(['after']);
  expect(await texts(`${messagesFile}.old`)).toEqual(['before']);
});

describe('the disk', () => {
  /** What every file handle inherits `datasync` from. */
  async function handles() {
    const handle = await open(process.execPath);
    await handle.close();
    return Object.getPrototypeOf(handle);
  }

  it('has the message before the client has its answer', async () => {
    const { url, kept } = await startService();
    let openGate = () => {};
    const gate = new Promise<void>((resolve) => {
      openGate = resolve;
    });
    const flush = vi.spyOn(await handles(), 'datasync').mockReturnValue(gate);
    const answer = postJson(url, sampleMessage);
    await vi.waitFor(() => expect(flush).toHaveBeenCalled());
    expect(await kept()).toHaveLength(1);
    expect(await Promise.race([answer, pause(50, 'no answer yet')])).toBe('no answer yet');
    openGate();
    expect((await answer).status).toBe(200);
  });

  it('that fails to keep the message gives 500, and the message is withdrawn', async () => {
    const onError = vi.fn();
    const { url, messagesFile } = await startService({ onError });
    await postJson(url, { ...sampleMessage, message: 'first' });
    const failure = new Error('EIO: secret path');
    vi.spyOn(await handles(), 'datasync').mockRejectedValueOnce(failure);
    const answer = await postJson(url, { ...sampleMessage, message: 'lost' });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      error: 'The message could not be stored. Please try again later',
      errors: [
        { code: 'NOT_STORED', message: 'The message could not be stored. Please try again later' },
      ],
    });
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
    await postJson(url, { ...sampleMessage, message: 'next' });
    expect(await texts(messagesFile)).toEqual(['first', 'next']);
  });

  it('that cannot be written gives 500 until it can', async () => {
    const folder = await temporaryFolder();
    const blocked = join(folder, 'blocked');
    await writeFile(blocked, 'a file where the folder should be');
    const onError = vi.fn();
    const service = await startService({ messagesFile: join(blocked, 'messages.jsonl'), onError });
    expect((await postJson(service.url, sampleMessage)).status).toBe(500);
    await rm(blocked);
    expect((await postJson(service.url, sampleMessage)).status).toBe(200);
    expect(await service.kept()).toEqual([sampleMessage]);
  });

  // Linux's device that is always full: the refusal is the system's own.
  it.skipIf(process.platform !== 'linux')('that is full gives 500 and says why', async () => {
    const onError = vi.fn();
    const { url } = await startService({ messagesFile: '/dev/full', onError });
    expect((await postJson(url, sampleMessage)).status).toBe(500);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ENOSPC' }));
  });

  it('that fails does not take back a message that came meanwhile', async () => {
    const { url, messagesFile } = await startService({ onError: () => {} });
    let fail = () => {};
    const gate = new Promise<void>((_, reject) => {
      fail = () => reject(new Error('EIO'));
    });
    const flush = vi.spyOn(await handles(), 'datasync').mockReturnValueOnce(gate);
    const lost = postJson(url, { ...sampleMessage, message: 'lost' });
    await vi.waitFor(() => expect(flush).toHaveBeenCalled());
    const kept = postJson(url, { ...sampleMessage, message: 'kept' });
    await pause(50);
    fail();
    expect([(await lost).status, (await kept).status]).toEqual([500, 200]);
    expect(await texts(messagesFile)).toEqual(['kept']);
  });

  it('that cannot withdraw half a message has it withdrawn before the next one', async () => {
    const { url, messagesFile } = await startService({ onError: () => {} });
    await postJson(url, { ...sampleMessage, message: 'first' });
    const prototype = await handles();
    vi.spyOn(prototype, 'truncate').mockRejectedValueOnce(new Error('EIO'));
    vi.spyOn(prototype, 'appendFile').mockImplementationOnce(async () => {
      await appendFile(messagesFile, '{"id":"half');
      throw new Error('ENOSPC');
    });
    expect((await postJson(url, sampleMessage)).status).toBe(500);
    await postJson(url, { ...sampleMessage, message: 'next' });
    expect(await texts(messagesFile)).toEqual(['first', 'next']);
  });

  it.skipIf(process.platform === 'win32')('has the name of a new file too', async () => {
    const { url } = await startService();
    const sync = vi.spyOn(await handles(), 'sync');
    await postJson(url, sampleMessage);
    await postJson(url, sampleMessage);
    expect(sync).toHaveBeenCalledTimes(1);
  });

  it('failing fails every message that it would have held', async () => {
    const { url, kept } = await startService({ onError: () => {} });
    vi.spyOn(await handles(), 'appendFile').mockRejectedValue(new Error('ENOSPC'));
    const answers = await Promise.all(messages(20).map((fields) => postJson(url, fields)));
    expect(answers.filter(({ status }) => status !== 500)).toEqual([]);
    expect(await kept()).toEqual([]);
  });
});

describe('a torn last line', () => {
  const whole = `${JSON.stringify({ fields: { message: 'whole' } })}\n`;

  it.each([
    ['behind a whole one', whole, '{"fields":{"mess', ['whole', 'new']],
    ['alone', '', '{"fields":{"mess', ['new']],
    ['longer than one read', whole, 'x'.repeat(150_000), ['whole', 'new']],
    ['that is whole but for its end', whole, whole.trimEnd(), ['whole', 'new']],
    ['that is not there', whole, '', ['whole', 'new']],
  ])('%s does not spoil the next message', async (_, before, torn, after) => {
    const { url, messagesFile } = await startService();
    await mkdir(join(messagesFile, '..'));
    await writeFile(messagesFile, before + torn);
    expect((await postJson(url, { ...sampleMessage, message: 'new' })).status).toBe(200);
    expect(await texts(messagesFile)).toEqual(after);
  });

  it('is mended at the next start, before any message', async () => {
    const messagesFile = join(await temporaryFolder(), 'messages.jsonl');
    await writeFile(messagesFile, `${whole}{"fields":{"mess`);
    await startService({ messagesFile });
    await vi.waitFor(async () => expect(await readFile(messagesFile, 'utf8')).toBe(whole));
  });
});
