import { existsSync } from 'node:fs';

/** The path of nginx in Debian. */
export const nginx = '/usr/sbin/nginx';

export const hasNginx = existsSync(nginx);

/** The module of Debian's `libnginx-mod-http-brotli-static`. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasBrotli = existsSync(brotliModule);
