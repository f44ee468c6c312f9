import { existsSync } from 'node:fs';

/** The path of nginx in Debian. */
export const nginx = '/usr/sbin/nginx';

export const hasNginx = existsSync(nginx);
