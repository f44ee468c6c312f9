import { appendFile, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../seededRandom.ts';
import { postJson, sampleMessage } from './sampleMessage.ts';
import { startProcess } from './startProcess.ts';

export interface FireOptions {
  program: string;
  messagesFile: string;
  messages: number;
  atOnce: number;
  kills: number;
  seed: number;
}

export interface Fire {
  /** All sent messages by label; unanswered ones are sent again with a new label. */
  sent: Map<string, string>;
  /** The labels of messages with a successful reply. */
  confirmed: string[];
  /** The status codes of other replies. */
  refused: number[];
  /** The number of kills that left a torn line. */
  tears: number;
}

interface Kill {
  /** The number of confirmed messages at which the kill is due. */
  after: number;
  /** The delay after that in milliseconds. */
  delay: number;
  /** Few kills interrupt a write to the disk: some append a torn line to imitate that. */
  leavesTear: boolean;
}

/** Makes all random choices in advance, independent of the order of replies. */
function choose({ messages, kills, seed }: FireOptions) {
  const random = seededRandom(seed);
  // Mostly short, sometimes near the limit: a kill tears long lines.
  const lengths = Array.from({ length: messages }, () => Math.floor(random() ** 4 * 30_000));
  const killList: Kill[] = Array.from({ length: kills }, () => ({
    after: Math.floor(random() * messages),
    delay: random() * 10,
    leavesTear: random() < 0.5,
  }));
  return { lengths, killList: killList.sort((a, b) => a.after - b.after) };
}

async function isTorn(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text !== '' && !text.endsWith('\n');
}

/** A service that can be killed and restarted; senders wait for `running`. */
function startKillable({ program, messagesFile }: FireOptions, fire: Fire) {
  const service = { running: startProcess(program, messagesFile), kill };
  async function restart(old: typeof service.running, { leavesTear }: Kill) {
    await (await old).kill();
    if (leavesTear) await appendFile(messagesFile, '{"id":"torn","fields":{"mess');
    if (await isTorn(messagesFile)) fire.tears += 1;
    return startProcess(program, messagesFile);
  }
  async function kill(how: Kill) {
    await pause(how.delay);
    service.running = restart(service.running, how);
    await service.running;
  }
  return service;
}

/** Sends each message until it is confirmed, to a service that is killed at random times. */
export async function underFire(options: FireOptions): Promise<Fire> {
  const { lengths, killList } = choose(options);
  const fire: Fire = { sent: new Map(), confirmed: [], refused: [], tears: 0 };
  const service = startKillable(options, fire);
  let kills = Promise.resolve();

  const killIfDue = () => {
    for (; killList[0] && killList[0].after <= fire.confirmed.length; killList.shift()) {
      const [next] = killList;
      kills = kills.then(() => service.kill(next));
    }
  };
  const isConfirmed = async (label: string, length: number): Promise<boolean> => {
    const { url } = await service.running;
    const message = label + 'ẹ'.repeat(length);
    fire.sent.set(label, message);
    killIfDue();
    const answer = await postJson(url, { ...sampleMessage, message }).catch(() => undefined);
    if (!answer) return false;
    if (answer.status === 200) fire.confirmed.push(label);
    else fire.refused.push(answer.status);
    await answer.text().catch(() => {});
    return answer.ok;
  };
  const queue = lengths.entries();
  const send = async () => {
    for (const [index, length] of queue)
      for (let attempt = 1; !(await isConfirmed(`${index}.${attempt}:`, length)); ) attempt += 1;
  };
  await Promise.all(Array.from({ length: options.atOnce }, send));
  await kills;
  return fire;
}
