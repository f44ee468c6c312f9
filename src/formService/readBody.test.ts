// @vitest-environment node
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { postJson, sampleMessage } from '../../tests/support/formService/sampleMessage.ts';
import { type StartedService, startService } from '../../tests/support/formService/startService.ts';

const limit = 102_400;

/** A JSON body of exactly `size` bytes. */
function bodyOf(size: number): string {
  const frame = JSON.stringify({ ...sampleMessage, message: '' });
  const message = 'x'.repeat(size - Buffer.byteLength(frame));
  return JSON.stringify({ ...sampleMessage, message });
}

/** A connection that has sent the head of a request and `body`, and is still open. */
function begin({ port }: StartedService, body: string, head = 'Content-Length: 1000') {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const lines = ['POST /f/sample HTTP/1.1', 'Host: a', 'Content-Type: application/json', head];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return socket;
}

describe('the size', () => {
  it.each(['told', 'untold'])('of 100 kB is taken when %s, one byte more is not', async (how) => {
    const { url, kept } = await startService();
    const post = (size: number) => {
      const body = how === 'told' ? bodyOf(size) : new Blob([bodyOf(size)]).stream();
      const headers = { 'Content-Type': 'application/json' };
      // The DOM's types lack `duplex`, which Node's fetch asks for with a stream.
      const init: RequestInit & { duplex: 'half' } = {
        duplex: 'half',
        method: 'POST',
        headers,
        body,
      };
      return fetch(url, init);
    };
    expect((await post(limit)).status).toBe(200);
    const refusal = await post(limit + 1);
    expect(refusal.status).toBe(413);
    expect((await refusal.json()).errors).toEqual([
      { code: 'TOO_BIG', message: 'The message is larger than 100 kB' },
    ]);
    expect(await kept()).toHaveLength(1);
  });

  it('that is told to be above it is refused before a byte of it has come', async () => {
    const service = await startService();
    const socket = begin(service, '', 'Content-Length: 200000');
    const [head] = await once(socket, 'data');
    expect(String(head)).toContain(' 413 ');
    socket.destroy();
  });

  it('above it is refused to a client that reads only after it has sent everything', async () => {
    const service = await startService();
    const head = `Content-Length: 20000000\r\nConnection: close`;
    const socket = begin(service, 'x'.repeat(20_000_000), head);
    expect(await text(socket)).toContain(' 413 ');
    expect((await postJson(service.url, sampleMessage)).status).toBe(200);
  });

  it('that never ends is refused, dropped as it comes and cut off', async () => {
    const { url } = await startService({ timeLimit: 1000 });
    const headers = { 'Content-Type': 'application/json' };
    const endless = request(url, { method: 'POST', headers });
    endless.on('error', () => {});
    const chunk = 'x'.repeat(limit + 1);
    endless.write(chunk);
    const pump = setInterval(() => endless.write(chunk), 50);
    const status = new Promise((resolve) =>
      endless.on('response', (res) => resolve(res.resume().statusCode)),
    );
    await new Promise((resolve) => endless.on('close', resolve));
    clearInterval(pump);
    expect(await status).toBe(413);
  });
});

describe('the time', () => {
  it('that is too long for a body is answered with 408, and the connection ends', async () => {
    const service = await startService({ timeLimit: 50 });
    const answer = await text(begin(service, '{"name":'));
    expect(answer).toContain(' 408 ');
    expect(answer).toMatch(/^Connection: close\r$/im);
    expect(answer).toContain('"code":"TOO_SLOW"');
    expect(await service.kept()).toEqual([]);
  });

  it('is counted for the whole body, however often a little of it comes', async () => {
    const service = await startService({ timeLimit: 100 });
    const socket = begin(service, '{');
    const drip = setInterval(() => socket.write(' '), 10);
    expect(await text(socket)).toContain(' 408 ');
    clearInterval(drip);
  });

  it('does not end for a message that has come', async () => {
    const { url } = await startService({ timeLimit: 50 });
    expect((await postJson(url, sampleMessage)).status).toBe(200);
    await pause(80);
    expect((await postJson(url, sampleMessage)).status).toBe(200);
  });
});

describe('a client that leaves', () => {
  it.each([
    ['in the body', JSON.stringify(sampleMessage), undefined],
    ['in a body of untold size', '5\r\n{"nam', 'Transfer-Encoding: chunked'],
    ['in a body that is refused', '', 'Content-Length: 200000'],
  ])('%s leaves nothing behind', async (_, body, head) => {
    const heard: unknown[] = [];
    const service = await startService({ onError: (error) => heard.push(error) });
    const socket = begin(service, body, head);
    await pause(30);
    socket.resetAndDestroy();
    await pause(30);
    expect(await service.kept()).toEqual([]);
    expect(heard).toEqual([]);
    expect((await postJson(service.url, sampleMessage)).status).toBe(200);
  });
});
