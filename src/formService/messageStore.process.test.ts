// @vitest-environment node
import { once } from 'node:events';
import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectKept } from '../../tests/support/formService/expectKept.ts';
import { underFire } from '../../tests/support/formService/fire.ts';
import { postJson, sampleMessage } from '../../tests/support/formService/sampleMessage.ts';
import { buildProgram, startProcess } from '../../tests/support/formService/startProcess.ts';
import { keptFields, temporaryFolder } from '../../tests/support/formService/startService.ts';
import { seed } from '../../tests/support/seededRandom.ts';

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

  it(`killed while messages come in has kept every one it confirmed (seed ${seed})`, async () => {
    const messagesFile = join(await temporaryFolder(), 'messages.jsonl');
    const load = { messages: 100, atOnce: 20, kills: 3, seed };
    const fire = await underFire({ program, messagesFile, ...load });
    await expectKept(fire, messagesFile);
    expect(fire.confirmed).toHaveLength(100);
  });

  it('whose disk takes only a part of a message withdraws that part', async () => {
    const file = join(await temporaryFolder(), 'messages.jsonl');
    // Eight blocks of 512 bytes, or of 1024: the big message fits neither.
    const { url } = await startProcess(program, file, { ulimit: '-f 8' });
    const post = async (message: string) =>
      (await postJson(url, { ...sampleMessage, message })).status;
    expect(await post('small')).toBe(200);
    const before = await readFile(file, 'utf8');
    expect(await post('x'.repeat(50_000))).toBe(500);
    expect(await readFile(file, 'utf8')).toBe(before);
    expect(await post('small too')).toBe(200);
    expect(await texts(file)).toEqual(['small', 'small too']);
  });

  // Root may write everything: there the service runs as somebody else.
  it('that may only read the file refuses messages until it may write it', async () => {
    const uid = process.getuid?.() === 0 ? 65_534 : undefined;
    const own = await temporaryFolder();
    const file = join(own, 'messages.jsonl');
    await writeFile(file, '');
    for (const path of [folder, own]) await chmod(path, 0o755);
    await chmod(file, 0o444);
    const { url } = await startProcess(program, file, { uid });
    expect((await postJson(url, sampleMessage)).status).toBe(500);
    expect(await readFile(file, 'utf8')).toBe('');
    await chmod(file, 0o666);
    expect((await postJson(url, { ...sampleMessage, message: 'again' })).status).toBe(200);
    expect(await texts(file)).toEqual(['again']);
  });

  it('with more idle connections than it can hold answers once they are gone', async () => {
    const file = join(await temporaryFolder(), 'messages.jsonl');
    const { port, url } = await startProcess(program, file, { ulimit: '-n 64' });
    const idle = Array.from({ length: 200 }, () =>
      connect(port, '127.0.0.1').on('error', () => {}),
    );
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    for (const socket of idle) socket.destroy();
    // Until the service has noticed, it closes whatever comes before it has read a message.
    const post = () => postJson(url, { ...sampleMessage, message: 'after' });
    await vi.waitFor(async () => expect((await post()).status).toBe(200), { timeout: 5_000 });
    expect(await texts(file)).toEqual(['after']);
  });
});
