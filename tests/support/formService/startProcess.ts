import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { onTestFinished } from 'vitest';

const program = `
import { createServer } from 'node:http';
import { createFormService } from './formService.mjs';

const service = createFormService({
  formKey: 'sample', messagesFile: process.argv[2], page: () => '', onError: () => {},
});
const server = createServer((req, res) => service(req, res, () => res.end()));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

/** Builds the service as a standalone Node program in `folder` and returns its path. */
export async function buildProgram(folder: string): Promise<string> {
  const ssr = fileURLToPath(new URL('../../../src/formService/formService.ts', import.meta.url));
  const rolldownOptions = { output: { entryFileNames: 'formService.mjs' } };
  await build({
    configFile: false,
    logLevel: 'silent',
    // The folder has no `node_modules`.
    ssr: { noExternal: true },
    build: { ssr, outDir: folder, emptyOutDir: false, rolldownOptions },
  });
  const path = join(folder, 'program.mjs');
  await writeFile(path, program);
  return path;
}

/** Starts the service in its own process with an argument of the shell's `ulimit`. */
export async function startProcess(
  programPath: string,
  messagesFile: string,
  ulimit = '-f unlimited',
) {
  const script = `ulimit ${ulimit}; exec "$@"`;
  const args = ['-c', script, 'sh', process.execPath, programPath, messagesFile];
  const child = spawn('/bin/sh', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => kill(child));
  const [port] = await once(child.stdout, 'data');
  const address = Number(String(port));
  return { port: address, url: `http://127.0.0.1:${address}/f/sample`, kill: () => kill(child) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
