import type { Fault } from './faults.ts';

/** A replacement of `fetch` that applies the next fault to each request. */
export class FaultyService {
  next: Fault = { name: 'silence', accepts: false };
  requests = 0;
  /** The texts of the accepted messages. */
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
        // The reply does not reach a page that was left.
        if (document !== this.#document) return;
        if (reply) resolve(reply());
        else fail();
      }, after);
    });
  };

  /** Drops the pending requests of the page, as a reload does. */
  forgetPage(): void {
    this.#document += 1;
  }
}
