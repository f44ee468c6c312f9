import { hasNginx } from '../support/nginx/nginx.ts';
import { startNginx } from '../support/nginx/startNginx.ts';
import startServers from '../support/servers.ts';

/** Starts the servers of every run, and nginx in front of the built site. */
export default async function startAll(): Promise<() => Promise<void>> {
  if (!hasNginx) return async () => {};
  const stopServers = await startServers();
  const { PLAIN_SITE = '', PLAIN_FILES = '' } = process.env;
  const nginx = await startNginx(PLAIN_FILES, PLAIN_SITE);
  process.env.PLAIN_SITE = nginx.address;
  return async () => {
    await nginx.close();
    await stopServers();
  };
}
