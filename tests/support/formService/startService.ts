import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import {
  createFormService,
  type FormServiceOptions,
} from '../../../src/formService/formService.ts';

export interface StartedService {
  server: Server;
  port: number;
  /** The URL of the form. */
  url: string;
  messagesFile: string;
  /** The fields of the stored messages. */
  kept: () => Promise<Record<string, string>[]>;
  /** The number of open connections. */
  connections: () => Promise<number>;
}

/** Starts the service on a free port until the end of the test. Other paths get status 418. */
export async function startService(
  options: Partial<FormServiceOptions> = {},
): Promise<StartedService> {
  const folder = await temporaryFolder();
  const messagesFile = options.messagesFile ?? join(folder, 'kept', 'messages.jsonl');
  const page: FormServiceOptions['page'] = (_referer, outcome) =>
    outcome.sent ? '<h1>Sent</h1>' : `<h1>${outcome.errors.map(({ code }) => code)}</h1>`;
  const service = createFormService({ formKey: 'sample', page, ...options, messagesFile });
  const server = createServer((req, res) => service(req, res, () => res.writeHead(418).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const { port } = address;
  const url = `http://127.0.0.1:${port}/f/sample`;
  const kept = () => keptFields(messagesFile);
  const connections = promisify(server.getConnections.bind(server));
  return { server, port, url, messagesFile, kept, connections };
}

/** Creates a folder that is removed at the end of the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'form-service-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The fields of every complete line of `file`; none if there is no file. */
export async function keptFields(file: string): Promise<Record<string, string>[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (isWhole(line) ? [JSON.parse(line).fields] : []));
}

function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
