import { once } from 'node:events';
import WebSocket from 'ws';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text: string };
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** A connection by WebDriver BiDi, the W3C's protocol for remote control of browsers. */
export class BiDi {
  /** The errors and warnings of the console, and uncaught errors. */
  readonly messages: string[] = [];
  readonly #socket: WebSocket;
  readonly #replies: ((message: Message) => void)[] = [];

  static async connect(address: string): Promise<BiDi> {
    const socket = new WebSocket(`${address}/session`);
    await once(socket, 'open');
    return new BiDi(socket);
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))));
  }

  // biome-ignore lint/suspicious/noExplicitAny: every method has a result of its own
  send(method: string, params: object): Promise<any> {
    return new Promise((resolve, reject) => {
      const id = this.#replies.push(({ error, message, result }) =>
        error ? reject(new Error(`${method}: ${error}: ${message}`)) : resolve(result),
      );
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #receive(message: Message): void {
    const { id, params } = message;
    if (id) this.#replies[id - 1]?.(message);
    if (params?.level === 'error' || params?.level === 'warn') this.messages.push(params.text);
  }
}
