import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import {
  createFormService,
  type FormServiceOptions,
} from '../../../src/formService/formService.ts';

export interface StartedService {
  port: number;
  /** The form's address. */
  url: string;
  messagesFile: string;
  /** The fields of the messages kept so far. */
  kept: () => Promise<Record<string, string>[]>;
}

/** The service on a free port until the test is over. Paths it passes on are answered 418. */
export async function startService(
  options: Partial<FormServiceOptions> = {},
): Promise<StartedService> {
  const folder = await temporaryFolder();
  const messagesFile = options.messagesFile ?? join(folder, 'kept', 'messages.jsonl');
  const page: FormServiceOptions['page'] = (_req, outcome) =>
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
  return { port, url, messagesFile, kept: () => keptFields(messagesFile) };
}

/** A folder that is removed when the test is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'form-service-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The fields of every line of `file`, each of which must be whole; none when there is no file. */
export async function keptFields(file: string): Promise<Record<string, string>[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text !== '' && !text.endsWith('\n')) throw new Error('The last line is torn');
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line).fields);
}
