import { existsSync } from 'node:fs';

/** Where Debian's package puts nginx. */
export const nginx = '/usr/sbin/nginx';

export const hasNginx = existsSync(nginx);
