import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'playwright/test';
import { missingPrograms, Processes } from '../support/Processes.ts';
import { servedBuild } from '../support/servers.ts';

const modules = '/usr/lib/apache2/modules';

/**
 * Apache as on rented hosts: an owner controls only the files, folders are listed, and the server
 * compresses responses. Debian's own list of types includes Breton (`.br`).
 */
function apacheConfig(dist: string, folder: string, port: number): string {
  const names =
    'mpm_event authn_core authz_core dir mime negotiation autoindex rewrite headers setenvif filter ' +
    'deflate brotli expires';
  const loads = names
    .split(' ')
    .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`);
  return `ServerRoot ${folder}
ServerName host.example
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
${loads.join('\n')}
User www-data
Group www-data
Include /etc/apache2/mods-available/mime.conf
AddOutputFilterByType BROTLI_COMPRESS;DEFLATE text/html text/javascript application/json
ExpiresActive On
ExpiresDefault "access plus 1 month"
DocumentRoot ${dist}
<Directory ${dist}>
Options Indexes FollowSymLinks MultiViews
AllowOverride All
Require all granted
</Directory>
`;
}

/** nginx with the file of the build. */
function nginxConfig(dist: string, folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
gzip on;
${temporary.join('\n')}
server {
listen 127.0.0.1:${port};
root ${dist};
include ${dist}/nginx.conf;
}
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a server that listens on a port is no path.
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const hosts = {
  apache: { program: 'apache2', args: ['-D', 'FOREGROUND', '-f'], config: apacheConfig },
  nginx: { program: 'nginx', args: ['-c'], config: nginxConfig },
};

export type HostName = keyof typeof hosts;

/** The programs that this machine lacks for a host. */
export const missingFor = (name: HostName) => missingPrograms(name, hosts[name].program);

/** Serves a copy of the plain build on a free port, as the README describes for the host. */
export async function startHost(name: HostName) {
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  // A server that is started by root reads the files as another user.
  await chmod(folder, 0o755);
  const dist = path.join(folder, 'dist');
  const built = await servedBuild('plain');
  await cp(built.folder, dist, { recursive: true });
  const port = await freePort();
  const { program, args, config } = hosts[name];
  const file = path.join(folder, 'host.conf');
  await writeFile(file, config(dist, folder, port));
  const processes = new Processes();
  processes.start(program, [...args, file], process.env);
  const address = `http://127.0.0.1:${port}`;
  const log = () => readFile(path.join(folder, 'error.log'), 'utf8').catch(() => 'no log');
  await expect
    .poll(async () => (await fetch(address).catch(() => undefined))?.status ?? (await log()))
    .toBe(200);
  const stop = async () => {
    await processes.endAll();
    await rm(folder, { recursive: true });
  };
  return { address, port, dist, stop };
}
