import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { builtText, pages } from './BuiltSite.ts';

/** The directives of a page's content security policy. */
function policyOf(html: string): Map<string, string> {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

/** The hashes of a page's inline scripts and styles, as a policy contains them. */
function inlineHashes(html: string): string[] {
  const elements = html.matchAll(/<(style|script)(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/\1>/gs);
  return [...elements].map(
    ([, , content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

test('every page has a policy that allows its own inline code and nothing else', () => {
  for (const address of [...pages.keys(), '/product', '/404.html']) {
    const html = builtText(address);
    const policy = policyOf(html);
    expect(Object.fromEntries(policy), address).toMatchObject({
      'default-src': "'none'",
      'base-uri': "'none'",
      'frame-src': 'https://www.openstreetmap.org',
      'require-trusted-types-for': "'script'",
    });
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe-|\*|https?:(?!\/\/www\.openst)/);
    const named = `${policy.get('script-src')} ${policy.get('style-src')}`;
    for (const hash of inlineHashes(html)) expect(named, address).toContain(hash);
    // A policy does not apply to what precedes it.
    const inline = html.search(/<style|<script/);
    if (inline >= 0) expect(html.indexOf('http-equiv="Content-'), address).toBeLessThan(inline);
    expect(html, address).not.toMatch(/<[^>]+ (?:style|on\w+)=/);
  }
});

test('the headers for static hosts say what a page cannot, and cache files with a hash', () => {
  const headers = builtText('/_headers');
  for (const line of [
    "Content-Security-Policy: frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
  ])
    expect(headers).toContain(`  ${line}\n`);
  for (const folder of ['assets', 'translations'])
    expect(headers).toContain(`/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable`);
});
