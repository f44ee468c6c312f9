import type { Fault } from './faults.ts';

/** Stands in for the network and the service behind it, and does to each request what is next. */
export class FaultyService {
  next: Fault = { name: 'silence', accepts: false };
  requests = 0;
  /** The texts of the messages that it has. */
  readonly accepted: string[] = [];
  #document = 0;

  readonly fetch = (_url: string, { body, signal }: RequestInit): Promise<Response> => {
    const { accepts, after, reply } = this.next;
    const document = this.#document;
    this.requests += 1;
    if (accepts && body instanceof FormData) this.accepted.push(String(body.get('message')));
    return new Promise((resolve, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'));
      signal?.addEventListener('abort', fail);
      if (after === undefined) return;
      setTimeout(() => {
        // To a page that is gone nothing comes back.
        if (document !== this.#document) return;
        if (reply) resolve(reply());
        else fail();
      }, after);
    });
  };

  /** The page is gone: the browser forgets its requests, the service what it has not. */
  forgetPage(): void {
    this.#document += 1;
  }
}
