// @vitest-environment node
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { postJson, sampleMessage } from '../../tests/support/formService/sampleMessage.ts';
import { type StartedService, startService } from '../../tests/support/formService/startService.ts';

function requestOf(body: string, head: string): string {
  const lines = ['POST /f/sample HTTP/1.1', 'Host: a', 'Content-Type: application/json', head];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** An open connection that has sent the head of a request and `body`. */
function begin({ port }: StartedService, body: string, head: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(requestOf(body, head));
  return socket;
}

describe('a message larger than 100 kB', () => {
  const limit = 100 * 1024;
  /** A JSON body of exactly `size` bytes. */
  const bodyOf = (size: number) => {
    const frame = JSON.stringify({ ...sampleMessage, message: '' });
    const message = 'x'.repeat(size - Buffer.byteLength(frame));
    return JSON.stringify({ ...sampleMessage, message });
  };

  it.each(['told', 'untold'])('is refused when its size is %s', async (how) => {
    const { url, kept } = await startService();
    const post = (size: number) => {
      const body = how === 'told' ? bodyOf(size) : new Blob([bodyOf(size)]).stream();
      const headers = { 'Content-Type': 'application/json' };
      // The DOM's types lack `duplex`, which Node's fetch requires with a stream.
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

  it('is refused before a byte of it has come', async () => {
    const socket = begin(await startService(), '', 'Content-Length: 200000');
    const [head] = await once(socket, 'data');
    expect(String(head)).toContain(' 413 ');
    socket.destroy();
  });

  it('is read to its end after the refusal: the connection serves the next message', async () => {
    const service = await startService();
    const body = JSON.stringify(sampleMessage);
    const socket = begin(service, '', 'Content-Length: 2000000');
    await once(socket, 'data');
    socket.write('x'.repeat(2_000_000));
    const length = `Content-Length: ${Buffer.byteLength(body)}`;
    socket.write(requestOf(body, `Connection: close\r\n${length}`));
    expect(await text(socket)).toContain(' 200 OK');
  });
});

describe('a message that stops', () => {
  it.each([
    ['of told size', '{"name":', 'Content-Length: 1000'],
    ['of untold size', '5\r\n{"nam', 'Transfer-Encoding: chunked'],
  ])('%s is answered with 408, and the connection ends', async (_, body, head) => {
    const heard: unknown[] = [];
    const onError = (error: unknown) => heard.push(error);
    const service = await startService({ timeLimit: 50, onError });
    const answer = await text(begin(service, body, head));
    expect(answer).toContain(' 408 ');
    expect(answer).toMatch(/^Connection: close\r$/im);
    expect(answer).toContain('"code":"TOO_SLOW"');
    await vi.waitFor(async () => expect(await service.connections()).toBe(0));
    expect((await fetch(service.url)).status).toBe(405);
    expect(await service.kept()).toEqual([]);
    expect(heard).toEqual([]);
  });
});

it.each([
  ['in the body', '{"name":', 'Content-Length: 1000'],
  ['in a body of untold size', '5\r\n{"nam', 'Transfer-Encoding: chunked'],
  ['in a body that is refused', '', 'Content-Length: 200000'],
])('a client that leaves %s leaves nothing behind', async (_, body, head) => {
  const heard: unknown[] = [];
  const service = await startService({ onError: (error) => heard.push(error) });
  const socket = begin(service, body, head);
  await once(service.server, 'request');
  socket.resetAndDestroy();
  await vi.waitFor(async () => expect(await service.connections()).toBe(0));
  expect((await postJson(service.url, sampleMessage)).status).toBe(200);
  expect(await service.kept()).toEqual([sampleMessage]);
  expect(heard).toEqual([]);
});
