// @vitest-environment node
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { postJson, sampleMessage } from '../../tests/support/formService/sampleMessage.ts';
import { type StartedService, startService } from '../../tests/support/formService/startService.ts';
import { seed, seededRandom } from '../../tests/support/seededRandom.ts';

const body = JSON.stringify(sampleMessage);

function request(length = Buffer.byteLength(body), connection = 'close'): string {
  const head = ['POST /f/sample HTTP/1.1', 'Host: a', 'Content-Type: application/json'];
  const lengths = [`Content-Length: ${length}`, `Connection: ${connection}`];
  return `${[...head, ...lengths].join('\r\n')}\r\n\r\n`;
}

async function open({ port }: StartedService): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

async function openMany(count: number, service: StartedService): Promise<Socket[]> {
  return Promise.all(Array.from({ length: count }, () => open(service)));
}

/** Everything that it answers to bytes until it closes the connection. */
async function answerTo(bytes: string | Buffer, service: StartedService): Promise<string> {
  const socket = await open(service);
  socket.write(bytes);
  return text(socket);
}

/** Says bytes and no more, and waits until the service closes its half too. */
async function endAfter(bytes: string | Buffer, service: StartedService): Promise<void> {
  const socket = await open(service);
  socket.end(bytes);
  await text(socket).catch(() => '');
}

describe('a client that closes its half of the connection', () => {
  // Node then closes the other half: the client, which no browser is, hears nothing.
  it('behind its message has it kept once', async () => {
    const service = await startService();
    await endAfter(request() + body, service);
    await vi.waitFor(async () => expect(await service.kept()).toEqual([sampleMessage]));
  });

  it('in the middle of its message leaves nothing behind', async () => {
    const service = await startService();
    await endAfter(request() + body.slice(0, 50), service);
    expect((await postJson(service.url, sampleMessage)).status).toBe(200);
    expect(await service.kept()).toEqual([sampleMessage]);
  });
});

it('messages that follow each other without waiting are each kept and answered once', async () => {
  const service = await startService();
  const answers = await answerTo(
    (request(undefined, 'keep-alive') + body).repeat(19) + request() + body,
    service,
  );
  expect(answers.match(/ 200 OK/g)).toHaveLength(20);
  expect(await service.kept()).toHaveLength(20);
});

it('two thousand idle connections keep nobody waiting', async () => {
  const service = await startService();
  const idle = await openMany(2000, service);
  expect((await postJson(service.url, sampleMessage)).status).toBe(200);
  for (const socket of idle) socket.destroy();
});

it('a hundred slow messages are refused, and a quick one among them is not', async () => {
  const service = await startService({ timeLimit: 2000 });
  const slow = await openMany(100, service);
  for (const socket of slow) socket.write(`${request()}{`);
  expect((await postJson(service.url, sampleMessage)).status).toBe(200);
  const answers = await Promise.all(slow.map((socket) => text(socket)));
  expect(answers.filter((answer) => !answer.includes(' 408 '))).toEqual([]);
  expect(await service.kept()).toEqual([sampleMessage]);
});

it('a hundred messages that are too big at once are refused', async () => {
  const service = await startService();
  const big = { ...sampleMessage, message: 'x'.repeat(300_000) };
  const answers = await Promise.all(Array.from({ length: 100 }, () => postJson(service.url, big)));
  expect(answers.filter(({ status }) => status !== 413)).toEqual([]);
  expect(await service.kept()).toEqual([]);
});

describe(`garbage (seed ${seed})`, () => {
  const random = seededRandom(seed);
  const noise = () => Buffer.from(Array.from({ length: 300 }, () => Math.floor(random() * 256)));

  it('instead of a request stops nothing', async () => {
    const service = await startService();
    await Promise.all(Array.from({ length: 100 }, () => endAfter(noise(), service)));
    expect((await postJson(service.url, sampleMessage)).status).toBe(200);
    expect(await service.kept()).toEqual([sampleMessage]);
  });

  it('instead of a message is refused as such', async () => {
    const service = await startService();
    const answers = Array.from({ length: 100 }, () => {
      const bytes = noise();
      return answerTo(Buffer.concat([Buffer.from(request(bytes.length)), bytes]), service);
    });
    const unlike = (await Promise.all(answers)).filter((answer) => !answer.includes(' 400 '));
    expect(unlike).toEqual([]);
    expect(await service.kept()).toEqual([]);
  });

  it('in the middle of a message never makes another message of it', async () => {
    const heard: unknown[] = [];
    const service = await startService({ onError: (error) => heard.push(error) });
    const spoilt = Array.from({ length: 200 }, () => {
      const at = Math.floor(random() * body.length);
      return body.slice(0, at) + String.fromCharCode(random() * 32) + body.slice(at);
    });
    const answers = await Promise.all(
      spoilt.map((json) => answerTo(request(Buffer.byteLength(json)) + json, service)),
    );
    const accepted = answers.filter((answer) => answer.includes(' 200 OK'));
    expect(answers.filter((answer) => !/ (?:200|400) /.test(answer))).toEqual([]);
    expect(await service.kept()).toEqual(accepted.map(() => sampleMessage));
    expect(heard).toEqual([]);
  });
});
