// @vitest-environment node
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectKept } from '../../tests/support/formService/expectKept.ts';
import { underFire } from '../../tests/support/formService/fire.ts';
import { buildProgram } from '../../tests/support/formService/startProcess.ts';
import { temporaryFolder } from '../../tests/support/formService/startService.ts';
import { seed } from '../../tests/support/seededRandom.ts';

it.skipIf(process.platform === 'win32')(
  `of 1,000 messages, 50 at once, to a process killed 30 times none is lost (seed ${seed})`,
  async () => {
    const folder = await temporaryFolder();
    const messagesFile = join(folder, 'kept', 'messages.jsonl');
    const program = await buildProgram(folder);
    const load = { messages: 1000, atOnce: 50, kills: 30, seed };
    const fire = await underFire({ program, messagesFile, ...load });
    await expectKept(fire, messagesFile);
    expect(fire.confirmed).toHaveLength(1000);
    const again = fire.sent.size - fire.confirmed.length;
    console.log(`${again} messages had no answer and were sent again; ${fire.tears} lines torn.`);
  },
);
