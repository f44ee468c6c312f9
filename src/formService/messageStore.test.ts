// @vitest-environment node
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postJson, sampleMessage } from '../../tests/support/formService/sampleMessage.ts';
import {
  keptFields,
  startService,
  temporaryFolder,
} from '../../tests/support/formService/startService.ts';

const withText = (message: string) => ({ ...sampleMessage, message });

const texts = async (file: string) => (await keptFields(file)).map(({ message }) => message);

/** The prototype of all file handles, which has `datasync`. */
async function fileHandles() {
  const handle = await open(process.execPath);
  await handle.close();
  return Object.getPrototypeOf(handle);
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('messages that two servers receive at once for one file are all kept, once each', async () => {
  const messagesFile = join(await temporaryFolder(), 'messages.jsonl');
  const servers = [await startService({ messagesFile }), await startService({ messagesFile })];
  const sent = Array.from({ length: 100 }, (_, index) => `Message ${index}`);
  const answers = await Promise.all(
    servers.flatMap(({ url }, index) =>
      sent.map((text) => postJson(url, withText(`${text} to ${index}`))),
    ),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const expected = [0, 1].flatMap((index) => sent.map((text) => `${text} to ${index}`));
  expect((await texts(messagesFile)).toSorted()).toEqual(expected.toSorted());
});

it('the file may be moved away while the service runs', async () => {
  const { url, messagesFile } = await startService();
  await postJson(url, withText('before'));
  await rename(messagesFile, `${messagesFile}.old`);
  await postJson(url, withText('after'));
  expect(await texts(messagesFile)).toEqual(['after']);
  expect(await texts(`${messagesFile}.old`)).toEqual(['before']);
});

describe('the disk', () => {
  it('has the message before the client has its answer', async () => {
    const { url, kept } = await startService();
    let openGate = () => {};
    const gate = new Promise<void>((resolve) => {
      openGate = resolve;
    });
    const flush = vi.spyOn(await fileHandles(), 'datasync').mockReturnValue(gate);
    const answered = vi.fn();
    const answer = postJson(url, sampleMessage).finally(answered);
    await vi.waitFor(() => expect(flush).toHaveBeenCalled());
    expect(await kept()).toHaveLength(1);
    // Another request is answered meanwhile.
    expect((await postJson(url, {})).status).toBe(422);
    expect(answered).not.toHaveBeenCalled();
    openGate();
    expect((await answer).status).toBe(200);
  });

  // Windows opens no folders, so there is nothing to flush.
  it.skipIf(process.platform === 'win32')('has the name of a new file too', async () => {
    const { url } = await startService();
    const sync = vi.spyOn(await fileHandles(), 'sync');
    await postJson(url, sampleMessage);
    await postJson(url, sampleMessage);
    expect(sync).toHaveBeenCalledTimes(1);
  });

  it.each(['appendFile', 'datasync'])('that fails in %s gives 500, and no more', async (method) => {
    const onError = vi.fn();
    const { url, messagesFile } = await startService({ onError });
    const failure = new Error('EIO: secret path');
    vi.spyOn(await fileHandles(), method).mockRejectedValueOnce(failure);
    const answer = await postJson(url, withText('lost'));
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      error: 'The message could not be stored. Please try again later',
      errors: [
        { code: 'NOT_STORED', message: 'The message could not be stored. Please try again later' },
      ],
    });
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
    expect((await postJson(url, withText('next'))).status).toBe(200);
    expect(await texts(messagesFile)).toContain('next');
  });

  it('that cannot be written gives 500 until it can', async () => {
    const blocked = join(await temporaryFolder(), 'blocked');
    await writeFile(blocked, 'a file where the folder should be');
    const messagesFile = join(blocked, 'messages.jsonl');
    const service = await startService({ messagesFile, onError: () => {} });
    expect((await postJson(service.url, sampleMessage)).status).toBe(500);
    await rm(blocked);
    expect((await postJson(service.url, sampleMessage)).status).toBe(200);
    expect(await service.kept()).toEqual([sampleMessage]);
  });
});

describe('a torn last line', () => {
  const whole = `${JSON.stringify({ fields: { message: 'whole' } })}\n`;

  it.each([
    ['behind a whole one', whole, '{"fields":{"mess'],
    ['alone', '', '{"fields":{"mess'],
    ['that is whole but for its end', '', whole.trimEnd()],
    ['that is not there', whole, ''],
  ])('%s does not spoil the next message', async (_, before, torn) => {
    const { url, messagesFile } = await startService();
    await mkdir(dirname(messagesFile));
    await writeFile(messagesFile, before + torn);
    expect((await postJson(url, withText('new'))).status).toBe(200);
    const lines = (await readFile(messagesFile, 'utf8')).split('\n');
    expect(JSON.parse(lines.at(-2) ?? '').fields.message).toBe('new');
    expect(lines.slice(0, -2)).toEqual((before + torn).split('\n').filter(Boolean));
  });
});
