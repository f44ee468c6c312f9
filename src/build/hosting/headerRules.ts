import { fixedFiles } from '../fixedFiles.ts';
import { contentSecurityPolicy, type PolicyFacts } from './contentSecurityPolicy.ts';

export type Headers = Readonly<Record<string, string>>;

/** The response headers of a path, or, if it ends in `*`, of all paths that begin with it. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

/** Permissions that the site never uses, by the names that browsers know. */
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
    // Two years, without subdomains: other hosts of the owner may not use HTTPS.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    // For browsers without `frame-ancestors`.
    'X-Frame-Options': 'DENY',
    // The form service may check the origin of a message; it gets nothing more.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Cache lifetimes by path. */
export const caching = {
  /** Files with a hash in their name or folder. */
  hashed: { paths: ['/assets/*', '/translations/*'], value: 'public, max-age=31536000, immutable' },
  shareImages: { paths: ['/share/*'], value: 'public, max-age=86400' },
  /** Pages and other files without a hash. */
  other: 'no-cache',
} as const;

/** The top-level sections of pages, whose rules `/product` and `/product/*` cover all pages in them. */
function sectionsOf(pages: readonly string[]): string[] {
  const firstParts = new Set(pages.map((page) => page.split('/')[1] ?? ''));
  return [...firstParts].flatMap((part) => (part ? [`/${part}`, `/${part}/*`] : ['/']));
}

/**
 * The response headers of the site. Overlapping rules must not set the same header, because hosts
 * concatenate the values.
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

/** The headers of a path by all rules that match it. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const found = rules.filter((rule) => applies(rule.path, path));
  return Object.assign({}, ...found.map(({ headers }) => headers));
}
