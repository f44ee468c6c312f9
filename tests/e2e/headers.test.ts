import { createHash } from 'node:crypto';
import { allPagePaths, company, en, inLanguage, languages, translation } from '../support/site.ts';
import { expect, hydrated, test } from '../support/test.ts';

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

const addresses = [
  ['a page', '/product/car-loans'],
  ['a page of another language', inLanguage('/contactus', translation)],
  ['an address that leads on', '/product'],
  ['an address that is none', '/no/such/page'],
  ['a file', '/sitemap.xml'],
  ['the shell', '/404.html'],
] as const;

for (const [name, address] of addresses) {
  test(`${name} comes with every header`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.headers()).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'cache-control': 'no-cache',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
}

test('a file with a hash in its name is cached for ever', async ({ page, request }) => {
  await page.goto('/');
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const hashed = addresses.filter((address) => /^\/(assets|translations)\//.test(address));
  expect(hashed.length).toBeGreaterThan(5);
  for (const address of hashed) {
    const response = await request.get(address);
    expect(response.headers()['cache-control'], address).toBe(
      'public, max-age=31536000, immutable',
    );
  }
});

test('every page has a policy that allows its own inline code and nothing else', async ({
  request,
}) => {
  for (const { tag } of languages) {
    for (const path of [...allPagePaths(tag), '/product', '/404.html']) {
      const html = await (await request.get(path)).text();
      const policy = policyOf(html);
      expect(Object.fromEntries(policy), path).toMatchObject({
        'default-src': "'none'",
        'base-uri': "'none'",
        'frame-src': 'https://www.openstreetmap.org',
        'require-trusted-types-for': "'script'",
      });
      expect([...policy.values()].join(' ')).not.toMatch(/unsafe-|\*|https?:(?!\/\/www\.openst)/);
      const named = `${policy.get('script-src')} ${policy.get('style-src')}`;
      for (const hash of inlineHashes(html)) expect(named, path).toContain(hash);
      expect(html.indexOf('http-equiv="Content-'), path).toBeLessThan(
        html.search(/<style|<script/) >>> 0,
      );
      expect(html, path).not.toMatch(/<[^>]+ (?:style|on\w+)=/);
    }
  }
});

test('a page of an earlier build keeps its styles and its script', async ({ page }) => {
  // Hosts and caches can serve a page of one build with the headers of the next.
  await page.route('**/company', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const earlier = await (await page.request.get(`${process.env.SPLASH_SITE}/company`)).text();
    expect(policyOf(earlier).get('style-src')).not.toBe(policyOf(html).get('style-src'));
    await route.fulfill({ response, body: earlier });
  });
  await page.goto('/company', { waitUntil: 'load' });
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await hydrated(page);
});

test('injected scripts, styles and images are blocked', async ({ page, watch }) => {
  watch.expectedMessages.push(/Content Security Policy|Trusted(HTML|Script)/);
  // Playwright reports the request, which the policy blocks before it is sent.
  watch.expectedMessages.push(/^third party: https:\/\/elsewhere\.example/);
  await page.goto('/company');
  const violations = await page.evaluate(async () => {
    const awaited = new Set(['img-src', 'style-src-elem', 'require-trusted-types-for']);
    const areRefused = new Promise<string[]>((resolve) => {
      const refused: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        refused.push(effectiveDirective);
        awaited.delete(effectiveDirective);
        if (awaited.size === 0) resolve(refused);
      });
    });
    const script = document.createElement('script');
    const image = document.createElement('img');
    const style = document.createElement('style');
    style.textContent = 'h1 { display: none }';
    image.src = 'https://elsewhere.example/pixel.png';
    try {
      script.textContent = 'document.title = "taken over"';
    } catch {
      // Trusted Types reject a string as a script.
    }
    try {
      document.body.innerHTML += '<p>more</p>';
    } catch {
      // Trusted Types reject a string as HTML.
    }
    document.body.append(image, style);
    return areRefused;
  });
  expect(violations).toEqual(
    expect.arrayContaining(['img-src', 'style-src-elem', 'require-trusted-types-for']),
  );
  await expect(page).toHaveTitle(`${en('company:all.title')} – ${company.brand}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
