import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { releaseSettings } from '../support/builds.ts';
import { builtText, pages, plain, release } from './BuiltSite.ts';

test('every page has a policy that allows its own inline code and nothing else', () => {
  for (const address of [...pages.keys(), '/product', '/404.html']) {
    const html = builtText(address);
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    expect(policy.split('; '), address).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "base-uri 'none'",
        'frame-src https://www.openstreetmap.org',
        "require-trusted-types-for 'script'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe-|\*|https?:(?!\/\/www\.openst)/);
    const inline = html.matchAll(/<(style|script)(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/\1>/gs);
    for (const [, , code = ''] of inline) {
      const hash = createHash('sha256').update(code).digest('base64');
      expect(policy, address).toContain(`'sha256-${hash}'`);
    }
    // A policy does not apply to what precedes it.
    const [before = ''] = html.split('http-equiv="Content-');
    expect(before, address).not.toMatch(/<style|<script/);
    expect(html, address).not.toMatch(/<[^>]+ (?:style|on\w+)=/);
  }
});

test('the policy of a released site allows the frame of its map', () => {
  const { origin } = new URL(releaseSettings.VITE_COMPANY_MAP_FRAME);
  expect(builtText('/contactus', release)).toContain(`; frame-src ${origin};`);
});

test('the headers for static hosts say what a page cannot, and cache files with a hash', () => {
  const headers = builtText('/_headers');
  const apache = builtText('/.htaccess');
  for (const [name, value] of [
    ['Content-Security-Policy', "frame-ancestors 'none'"],
    ['Strict-Transport-Security', 'max-age=63072000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', expect.stringMatching(/camera=\(\).*geolocation=\(\).*payment=\(\)/)],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]) {
    const [, sent] = new RegExp(`^  ${name}: (.*)$`, 'm').exec(headers) ?? [];
    expect(sent, name).toEqual(value);
    expect(apache).toContain(`Header always set ${name} "${sent}"\n`);
  }
  for (const line of [
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    'DirectorySlash Off',
    'ErrorDocument 404 /404.html',
    'AddDefaultCharset utf-8',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    'RemoveLanguage .br',
    'AddType font/woff2 .woff2',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule ^(.+)$ /$1/index.html [L]',
    'RewriteRule . - [R=404,L]',
    'RewriteCond %{REQUEST_FILENAME}.br -f',
    'RewriteCond %{REQUEST_FILENAME}.gz -f',
    'RewriteRule ^(.+?)/+$ http%{ENV:secure}://%{HTTP_HOST}/$1 [R=301,L]',
    'Header set Cache-Control "no-cache" env=!hashed',
    'Header set Cache-Control "public, max-age=31536000, immutable" env=hashed',
    'Header merge Vary Accept-Encoding',
  ])
    expect(apache).toContain(`\n${line}\n`);
  for (const folder of ['assets', 'translations']) {
    expect(headers).toContain(`/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable`);
    const names = readdirSync(path.join(plain, folder));
    expect(names.filter((name) => !/-[\w-]{8}\.\w+(?:\.br|\.gz)?$/.test(name))).toEqual([]);
  }
});
