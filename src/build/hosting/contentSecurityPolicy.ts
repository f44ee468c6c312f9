import { createHash } from 'node:crypto';

/** The facts of a site that its policy names. */
export interface PolicyFacts {
  /** The HTML with the inline styles and scripts of every page. */
  readonly shell: string;
  /** The form service's endpoint; empty for the site's own origin. */
  readonly formEndpoint: string;
  /** The address of the embedded map. */
  readonly mapFrame: string;
}

const inlineStyle = /<style>(.*?)<\/style>/gs;
// A script block with a type contains data, which needs no hash.
const inlineScript = /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs;

function hashesIn(html: string, element: RegExp): string {
  const hashes = [...html.matchAll(element)].map(([, content = '']) => {
    const hash = createHash('sha256').update(content).digest('base64');
    return `'sha256-${hash}'`;
  });
  return [...new Set(hashes)].join(' ');
}

/** `'self'`, and the origin of a URL if it is another one. */
function selfAnd(setting: string): string {
  return setting ? `'self' ${new URL(setting).origin}` : "'self'";
}

/**
 * The content security policy of every page: only the sources named here, inline scripts and styles
 * only by their hashes, and Trusted Types; see https://www.w3.org/TR/CSP3/.
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
    // For the only script URL in code, the service worker's (`registerServiceWorker`).
    'trusted-types service-worker',
  ].join('; ');
}
