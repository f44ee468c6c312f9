import { fixedFiles } from '../fixedFiles.ts';
import { contentSecurityPolicy, type PolicyFacts } from './contentSecurityPolicy.ts';

export type Headers = Readonly<Record<string, string>>;

/** The headers of every answer to an address: a path, or all that begins with it where it ends in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

/** What a page of words and figures never asks a device for; every name is one that browsers know. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

function securityHeaders(facts: PolicyFacts): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(facts),
    // Two years, of this host alone: the owner's other hosts are not ours to bind.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    // For browsers older than `frame-ancestors`.
    'X-Frame-Options': 'DENY',
    // The form service may check which site a message comes from, and learns no more than that.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** How long a copy may be used without asking, by the addresses of the files. */
export const caching = {
  /** A file whose name is a hash of its content, or whose folder is. */
  hashed: { paths: ['/assets/*', '/translations/*'], value: 'public, max-age=31536000, immutable' },
  shareImages: { paths: ['/share/*'], value: 'public, max-age=86400' },
  /** Pages, and what the build calls by a fixed name. */
  other: 'no-cache',
} as const;

/** `/product/car-loans` is found by `/product` and `/product/*`, whatever else comes to that folder. */
function sectionsOf(pages: readonly string[]): string[] {
  const firstParts = new Set(pages.map((page) => page.split('/')[1] ?? ''));
  return [...firstParts].flatMap((part) => (part ? [`/${part}`, `/${part}/*`] : ['/']));
}

/**
 * The response headers of the whole site. Hosts join what two rules say of one header, so no header
 * stands in two rules that meet.
 */
export function headerRules(facts: PolicyFacts, pages: readonly string[]): HeaderRule[] {
  const cached = (value: string) => (path: string) => ({
    path,
    headers: { 'Cache-Control': value },
  });
  const otherFiles = Object.values(fixedFiles).map((name) => `/${name}`);
  return [
    { path: '/*', headers: securityHeaders(facts) },
    ...caching.hashed.paths.map(cached(caching.hashed.value)),
    ...caching.shareImages.paths.map(cached(caching.shareImages.value)),
    ...[...sectionsOf(pages), ...otherFiles].map(cached(caching.other)),
  ];
}

function applies(rule: string, path: string): boolean {
  return rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
}

/** All that the rules say of one address. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const found = rules.filter((rule) => applies(rule.path, path));
  return Object.assign({}, ...found.map(({ headers }) => headers));
}
