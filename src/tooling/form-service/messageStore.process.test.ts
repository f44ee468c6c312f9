// @vitest-environment node
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJson, sampleMessage } from './sampleMessage.ts';
import { buildProgram, startProcess } from './startProcess.ts';
import { keptFields, temporaryFolder } from './startService.ts';

const texts = async (file: string) => (await keptFields(file)).map(({ message }) => message);

describe.skipIf(process.platform === 'win32')('a process', () => {
  let folder = '';
  let program = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-service-'));
    program = await buildProgram(folder);
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('killed between two messages loses neither, and a torn line is healed', async () => {
    const file = join(await temporaryFolder(), 'kept', 'messages.jsonl');
    const first = await startProcess(program, file);
    expect((await postJson(first.url, { ...sampleMessage, message: 'one' })).status).toBe(200);
    await first.kill();
    await appendFile(file, '{"id":"torn');
    const second = await startProcess(program, file);
    expect((await postJson(second.url, { ...sampleMessage, message: 'two' })).status).toBe(200);
    await second.kill();
    expect(await texts(file)).toEqual(['one', 'two']);
  });

  it('killed while messages come in has kept every one it confirmed', async () => {
    const file = join(await temporaryFolder(), 'messages.jsonl');
    const { url, kill } = await startProcess(program, file);
    const confirmed: string[] = [];
    const posts = Array.from({ length: 100 }, async (_, i) => {
      const fields = { ...sampleMessage, message: `Message ${i}` };
      await pause(i);
      const { status } = await postJson(url, fields);
      if (status === 200) confirmed.push(fields.message);
      if (confirmed.length === 20) await kill();
    });
    await Promise.allSettled(posts);
    const again = await startProcess(program, file);
    await postJson(again.url, { ...sampleMessage, message: 'again' });
    expect(confirmed.length).toBeGreaterThanOrEqual(20);
    expect(await texts(file)).toEqual(expect.arrayContaining([...confirmed, 'again']));
  });

  it('whose disk takes only a part of a message withdraws that part', async () => {
    const file = join(await temporaryFolder(), 'messages.jsonl');
    // Eight blocks of 512 bytes, or of 1024: the big message fits neither.
    const { url } = await startProcess(program, file, '8');
    const post = async (message: string) =>
      (await postJson(url, { ...sampleMessage, message })).status;
    expect(await post('small')).toBe(200);
    const before = await readFile(file, 'utf8');
    expect(await post('x'.repeat(50_000))).toBe(500);
    expect(await readFile(file, 'utf8')).toBe(before);
    expect(await post('small too')).toBe(200);
    expect(await texts(file)).toEqual(['small', 'small too']);
  });
});
