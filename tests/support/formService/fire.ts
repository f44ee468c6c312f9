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
  /** Everything that was sent, by what it begins with; who got no answer has sent it anew. */
  sent: Map<string, string>;
  /** What was answered with success. */
  confirmed: string[];
  /** Any other answer. */
  refused: number[];
  /** How many kills have left a torn line. */
  tears: number;
}

interface Kill {
  /** How many messages are confirmed by then. */
  after: number;
  /** Milliseconds from then on. */
  delay: number;
  /** A kill seldom comes while the disk is being written: some leave what those would. */
  leavesTear: boolean;
}

/** Every choice beforehand: the order in which answers come must not change what is chosen. */
function choose({ messages, kills, seed }: FireOptions) {
  const random = seededRandom(seed);
  // Mostly short, sometimes near the limit: long lines are what a kill can tear.
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

/** A service that is killed and started again; senders wait for the one that `running` promises. */
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

/** Sends messages to a service that is killed at random moments, each until it is confirmed. */
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
