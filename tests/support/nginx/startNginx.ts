import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../freePort.ts';
import { brotliModule, hasBrotli, nginx } from './nginx.ts';

/** A site served by nginx. */
export interface NginxSite {
  readonly address: string;
  close(): Promise<void>;
}

/** A minimal configuration around the file of the build, with a proxy to the form service. */
function configuration(folder: string, port: number, dist: string, formService: string): string {
  return `daemon off;
${hasBrotli ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    ${hasBrotli ? 'brotli_static on;' : ''}
    include ${dist}/nginx.conf;
    location /f/ { proxy_pass ${formService}; proxy_set_header Host $http_host; }
  }
}
`;
}

async function untilItAnswers(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx ended with status ${server.exitCode}`);
}

/** Serves `dist` on a free port with the configuration that the build wrote into it. */
export async function startNginx(dist: string, formService: string): Promise<NginxSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port, dist, formService));
  const server = spawn(nginx, ['-c', file, '-p', folder], { stdio: 'inherit' });
  const ended = once(server, 'exit');
  const address = `http://127.0.0.1:${port}`;
  await untilItAnswers(address, server);
  return {
    address,
    async close() {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
