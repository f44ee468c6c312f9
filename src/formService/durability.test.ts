// @vitest-environment node
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectKept } from '../../tests/support/formService/expectKept.ts';
import { underFire } from '../../tests/support/formService/fire.ts';
import { postJson, sampleMessage } from '../../tests/support/formService/sampleMessage.ts';
import { buildProgram, startProcess } from '../../tests/support/formService/startProcess.ts';
import { keptFields, temporaryFolder } from '../../tests/support/formService/startService.ts';
import { seed } from '../../tests/support/seededRandom.ts';

const texts = async (file: string) => (await keptFields(file)).map(({ message }) => message);

describe.skipIf(process.platform === 'win32')('a process', { tags: ['nightly'] }, () => {
  test(`killed 30 times under 1,000 messages, 50 at once, loses none (seed ${seed})`, async () => {
    const folder = await temporaryFolder();
    const messagesFile = join(folder, 'kept', 'messages.jsonl');
    const program = await buildProgram(folder);
    const load = { messages: 1000, atOnce: 50, kills: 30, seed };
    const fire = await underFire({ program, messagesFile, ...load });
    await expectKept(fire, messagesFile);
    expect(fire.confirmed).toHaveLength(1000);
    const again = fire.sent.size - fire.confirmed.length;
    console.log(`${again} messages had no answer and were sent again; ${fire.tears} lines torn.`);
  });

  test('whose disk takes only a part of a message keeps the next one whole', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'messages.jsonl');
    // The limit is eight blocks of 512 or 1,024 bytes; the large message exceeds both.
    const { url } = await startProcess(await buildProgram(folder), file, '-f 8');
    const post = async (message: string) =>
      (await postJson(url, { ...sampleMessage, message })).status;
    expect(await post('small')).toBe(200);
    expect(await post('x'.repeat(50_000))).toBe(500);
    // The torn line fills the file up to the limit, so the file is moved away.
    await rename(file, `${file}.full`);
    expect(await post('small too')).toBe(200);
    expect([...(await texts(`${file}.full`)), ...(await texts(file))]).toEqual([
      'small',
      'small too',
    ]);
  });
});
