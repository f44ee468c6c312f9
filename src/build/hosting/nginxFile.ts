import { caching, type Headers } from './headerRules.ts';

function addHeader([name, value]: readonly [string, string]): string {
  return `add_header ${name} "${value}" always;`;
}

/** A location that only sets the cache lifetime: `add_header` in it would drop the headers outside. */
function cachedLocation(path: string, value: string): string {
  return `location ^~ ${path.replace('*', '')} { set $cache_control "${value}"; }`;
}

/**
 * Headers, addresses and compression for nginx 1.22 and later, to be included in a `server` block with
 * `listen`, certificates and `root`.
 */
export function nginxFile(headers: Headers): string {
  const { hashed, shareImages, other } = caching;
  return `# Written by the build, for the files beside it. In the server block of the site:
#
#   root /srv/site/dist;
#   brotli_static on;  # with Debian's libnginx-mod-http-brotli-static, for smaller files
#   include /srv/site/dist/nginx.conf;

charset utf-8;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;

${Object.entries(headers).map(addHeader).join('\n')}
set $cache_control "${other}";
add_header Cache-Control $cache_control always;

# A page is the file <path>/index.html; its address is <path>, without a trailing slash.
rewrite ^(/[\\w/-]+)/$ $1 permanent;
rewrite ^/index\\.html$ / permanent;
rewrite ^(/[\\w/-]+)/index\\.html$ $1 permanent;
location / { try_files $uri $uri/index.html =404; }
error_page 404 /404.html;
# A malformed address is answered like an unknown one.
error_page 400 =404 /404.html;

${hashed.paths.map((path) => cachedLocation(path, hashed.value)).join('\n')}
${shareImages.paths.map((path) => cachedLocation(path, shareImages.value)).join('\n')}
location = /manifest.webmanifest { types { } default_type application/manifest+json; }
location ~ ^/licences.*\\.md$ { types { } default_type text/plain; }
# These files are only for the host.
location = /_headers { return 404; }
location = /nginx.conf { return 404; }
`;
}
