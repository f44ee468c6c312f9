import { createHash } from 'node:crypto';

/** What of a site the policy has to name. */
export interface PolicyFacts {
  /** The HTML whose inline styles and scripts stand in every page of the site. */
  readonly shell: string;
  /** The form service's endpoint; empty where it is the site's own origin. */
  readonly formEndpoint: string;
  /** The address of the embedded map. */
  readonly mapFrame: string;
}

const inlineStyle = /<style>(.*?)<\/style>/gs;
// A block with a type holds data, which never runs: the policy does not ask for its hash.
const inlineScript = /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs;

function hashesIn(html: string, element: RegExp): string {
  const hashes = [...html.matchAll(element)].map(([, content = '']) => {
    const hash = createHash('sha256').update(content).digest('base64');
    return `'sha256-${hash}'`;
  });
  return [...new Set(hashes)].join(' ');
}

/** `'self'`, and the origin of a setting if it is another one. */
function selfAnd(setting: string): string {
  return setting ? `'self' ${new URL(setting).origin}` : "'self'";
}

/**
 * The content security policy of every page: nothing may be loaded but what is named here, nothing
 * inline may run or colour but by its hash, and no text becomes a script (Trusted Types); see
 * https://www.w3.org/TR/CSP3/.
 */
export function contentSecurityPolicy({ shell, formEndpoint, mapFrame }: PolicyFacts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesIn(shell, inlineScript)}`,
    `style-src ${hashesIn(shell, inlineStyle)}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${selfAnd(formEndpoint)}`,
    `form-action ${selfAnd(formEndpoint)}`,
    `frame-src ${new URL(mapFrame).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // The one text that becomes a script: the address of the service worker (`registerServiceWorker`).
    'trusted-types service-worker',
  ].join('; ');
}
