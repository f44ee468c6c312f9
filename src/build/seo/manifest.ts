import type { Plugin } from 'vite';
import { fixedFiles } from '../fixedFiles.ts';
import { tokenReader } from '../pictures/tokens.ts';

const iconSizes = [192, 512] as const;

type Bundle = Readonly<Record<string, unknown>>;

function iconIn(bundle: Bundle, size: number) {
  const file = Object.keys(bundle).find((name) => name.includes(`/icon-${size}-`));
  if (!file) throw new Error(`the build has no icon of ${size} px`);
  const icon = { src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png' };
  // The drawing is inside the safe zone of a maskable icon.
  return [icon, { ...icon, purpose: 'maskable' }];
}

/** The web app manifest: see https://www.w3.org/TR/appmanifest. */
export function manifest(brand: string, bundle: Bundle): string {
  const colour = tokenReader()('paper', 'light');
  return JSON.stringify({
    name: brand,
    short_name: brand,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    lang: 'en',
    dir: 'ltr',
    icons: iconSizes.flatMap((size) => iconIn(bundle, size)),
  });
}

/** Adds the link to the manifest to every page. */
export function manifestLink(): Plugin {
  return {
    name: 'manifest-link',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'manifest', href: `/${fixedFiles.manifest}` },
        injectTo: 'head',
      },
    ],
  };
}
