import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { escapeHtml } from './html.ts';

const inlineStyle = /<style>(.*?)<\/style>/gs;
// A script block with a type contains data, which needs no hash.
const inlineScript = /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs;

function hashesIn(html: string, element: RegExp): string[] {
  const hashes = [...html.matchAll(element)].map(([, content = '']) => {
    const hash = createHash('sha256').update(content).digest('base64');
    return `'sha256-${hash}'`;
  });
  return [...new Set(hashes)];
}

/**
 * Adds the content security policy to a page (https://www.w3.org/TR/CSP3/). It allows only the
 * sources named here, inline scripts and styles only by their hashes, and requires Trusted Types.
 * It is part of the page, so that no host can combine the policy of one build with the page of
 * another, and stands before all inline code, because it does not apply to what precedes it.
 * @param formEndpoint the form service's origin; empty for the site's own origin
 * @param mapFrame the address of the embedded map
 */
export function withPolicy(html: string, formEndpoint: string, mapFrame: string): string {
  const form = formEndpoint ? ["'self'", new URL(formEndpoint).origin] : ["'self'"];
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashesIn(html, inlineScript)],
    // The stylesheet of older browsers is a file.
    ['style-src', "'self'", ...hashesIn(html, inlineStyle)],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['worker-src', "'self'"],
    ['connect-src', ...form],
    ['form-action', ...form],
    ['frame-src', new URL(mapFrame).origin],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // For the only script URL in code, the service worker's (`registerServiceWorker`).
    ['trusted-types', 'service-worker'],
  ];
  const policy = directives.map((directive) => directive.join(' ')).join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
  return html.replace(/<meta charset[^>]*>/, (charset) => `${charset}\n    ${meta}`);
}

/** Permissions that the site never uses, by the names that browsers know. */
const unusedFeatures =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope ' +
  'magnetometer microphone midi payment picture-in-picture publickey-credentials-get ' +
  'screen-wake-lock usb xr-spatial-tracking';

/** What a meta element cannot say. No header names anything that changes with a build. */
const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // Two years, without subdomains: other hosts of the owner may not use HTTPS.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // For browsers without `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  // The form service may check the origin of a message; it gets nothing more.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.replace(/\S+/g, '$&=(),').slice(0, -1),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The folders of files with a hash in their name. */
const hashedFolders = ['/assets/', '/translations/'];
const cachedForEver = 'public, max-age=31536000, immutable';

/**
 * The `_headers` file of static hosts: a path on a line, and its headers indented below. Such hosts
 * let browsers revalidate everything else.
 */
export function headersFile(): string {
  const security = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  const cached = hashedFolders.map((folder) => `${folder}*\n  Cache-Control: ${cachedForEver}`);
  return `${['/*', ...security].join('\n')}\n\n${cached.join('\n\n')}\n`;
}

/** The content types of text files by the ending of their names. Each has compressed copies. */
const textTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'application/xml',
};

const textEndings = Object.keys(textTypes).join('|');

/**
 * Rules that send a compressed copy in place of a file, if there is one and the browser accepts it.
 */
const compressedCopy = (encoding: string, ending: string) => String.raw`
RewriteCond %{HTTP:Accept-Encoding} (^|[\s,])${encoding}\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule ^(.+\.(${textEndings}))$ /$1.${ending} [L]`;

/** The files for hosts, which no visitor needs, and what an owner or a system leaves beside them. */
const ownFiles = String.raw`^/?(\.(?!well-known/)|_headers$|nginx\.conf$)`;

/**
 * The `.htaccess` file of Apache and LiteSpeed. It does not redirect `http:`, which would be
 * endless where a proxy ends the encryption.
 */
export function htaccessFile(): string {
  const headers = Object.entries(securityHeaders).map(
    ([name, value]) => `Header always set ${name} "${value}"`,
  );
  // A compressed copy has the content type of the original.
  const types = Object.entries(textTypes).map(
    ([ending, type]) => String.raw`<FilesMatch "\.${ending}(\.br|\.gz)?$">
ForceType ${type}
</FilesMatch>`,
  );
  return String.raw`# Written by the build (src/generator/hosting.ts).
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /404.html

AddDefaultCharset utf-8
AddType font/woff2 .woff2
AddEncoding br .br
AddEncoding gzip .gz
# Otherwise the ending stands for Breton, too.
RemoveLanguage .br
${types.join('\n')}

RewriteEngine On
# Behind a proxy only the proxy knows that an address begins with https:.
RewriteCond %{HTTPS},%{HTTP:X-Forwarded-Proto} ^on,|,https
RewriteRule ^ - [E=secure:s]
RewriteRule ${ownFiles} - [R=404,L]
# An address has neither a slash nor index.html at its end. THE_REQUEST is what the browser asked for.
RewriteCond %{THE_REQUEST} /index\.html[?\s]
RewriteRule ^(?:(.+)/)?index\.html$ http%{ENV:secure}://%{HTTP_HOST}/$1 [R=301,L]
RewriteRule ^(.+?)/+$ http%{ENV:secure}://%{HTTP_HOST}/$1 [R=301,L]
# The page of an address is the index.html of its folder.
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.+)$ /$1/index.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
${compressedCopy('br', 'br')}
${compressedCopy('gzip', 'gz')}

<IfModule mod_headers.c>
${headers.join('\n')}
SetEnvIf Request_URI "^(${hashedFolders.join('|')})" hashed
Header set Cache-Control "no-cache" env=!hashed
Header set Cache-Control "${cachedForEver}" env=hashed
<FilesMatch "\.(${textEndings})(\.br|\.gz)?$">
Header merge Vary Accept-Encoding
</FilesMatch>
</IfModule>
`;
}

/** A file that a `server` block of nginx includes. */
export function nginxFile(): string {
  const headers = Object.entries(securityHeaders).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return String.raw`# Written by the build (src/generator/hosting.ts).
charset utf-8;
absolute_redirect off;
gzip_static on;
gzip_vary on;
# brotli_static on;  # with libnginx-mod-http-brotli-static
rewrite ^/index\.html$ / permanent;
rewrite ^/([^/\x5c].*?)(/index\.html|/)$ /$1 permanent;
location ~ ${ownFiles} { return 404; }
location / { try_files $uri $uri/index.html =404; }
error_page 404 /404.html;
error_page 400 =404 /404.html;
set $cache no-cache;
location ~ ^(${hashedFolders.join('|')}) { set $cache "${cachedForEver}"; }
add_header Cache-Control $cache always;
${headers.join('\n')}
`;
}

/** The decoded path of a request; a path of no file if it is malformed or leaves the folder. */
function pathOf({ url = '/' }: IncomingMessage): string {
  try {
    const address = decodeURIComponent(new URL(`http://localhost${url}`).pathname);
    return address.split(/[/\\]/).includes('..') ? '/404' : address;
  } catch {
    return '/404';
  }
}

/** Makes the preview server answer as static hosts do: headers, clean addresses, `404.html`. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer({ middlewares, config }) {
      const dist = path.resolve(config.root, config.build.outDir);
      const isFile = (file: string) => existsSync(path.join(dist, file));
      middlewares.use((req, res, next) => {
        const address = pathOf(req);
        const isFound = path.extname(address) && isFile(address);
        const isHashed = hashedFolders.some((folder) => address.startsWith(folder));
        for (const header of Object.entries(securityHeaders)) res.setHeader(...header);
        // A file that is missing now may be there after the next deploy.
        res.setHeader('Cache-Control', isFound && isHashed ? cachedForEver : 'no-cache');
        // The form service answers posts.
        if (isFound || req.method === 'POST') return next();
        const page = path.posix.join(address, 'index.html');
        if (isFile(page)) {
          req.url = page;
          return next();
        }
        res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
        res.end(readFileSync(path.join(dist, '404.html')));
      });
    },
  };
}

const compressible = new RegExp(`\\.(${textEndings})$`);

/**
 * A lower quality is ten times as fast and makes files 7 % larger: the longest pages would then not
 * fit into the first round trip of a connection.
 */
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes compressed copies, which hosts can send as they are, beside all text files of a folder.
 */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => compressible.test(name));
  // Node compresses in its thread pool.
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name);
      const body = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(body, best));
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
    }),
  );
}
