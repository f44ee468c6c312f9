import type { IncomingMessage } from 'node:http';
import { Refusal } from './Refusal.ts';

type Body = Buffer<ArrayBuffer>;

const sizeLimit = 100 * 1024;

/**
 * The whole body, or `undefined` when the client left before its end.
 * Throws a `Refusal`: 413 above 100 kB, of which no more is kept, and 408 after `timeLimit` ms.
 */
export async function readBody(req: IncomingMessage, timeLimit: number): Promise<Body | undefined> {
  // Told beforehand or counted on the way: a chunked body has no Content-Length.
  if (Number(req.headers['content-length']) > sizeLimit) throw tooBig();

  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeLimit);
  try {
    return await collect(req, stop.signal);
  } finally {
    clearTimeout(timer);
  }
}

function collect(req: IncomingMessage, timeout: AbortSignal): Promise<Body | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = (refusal: Refusal) => {
      req.off('data', keep);
      chunks.length = 0;
      reject(refusal);
    };
    const keep = (chunk: Buffer) => {
      size += chunk.length;
      if (size > sizeLimit) refuse(tooBig());
      else chunks.push(chunk);
    };
    timeout.addEventListener('abort', () => refuse(tooSlow()));
    req.on('data', keep);
    req.on('end', () => resolve(Buffer.concat(chunks)));
    req.on('close', () => resolve(undefined));
  });
}

function tooBig(): Refusal {
  return new Refusal(413, [{ code: 'TOO_BIG', message: 'The message is larger than 100 kB' }]);
}

function tooSlow(): Refusal {
  const message = 'The message took too long to arrive';
  // RFC 9110, 15.5.9: the rest of the message is not waited for.
  return new Refusal(408, [{ code: 'TOO_SLOW', message }], { Connection: 'close' });
}
