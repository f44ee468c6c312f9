import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { fixedFiles } from '../fixedFiles.ts';

const iconSizes = [192, 512] as const;

type Bundle = Readonly<Record<string, unknown>>;

function iconIn(bundle: Bundle, size: number) {
  const file = Object.keys(bundle).find((name) => name.includes(`/icon-${size}-`));
  if (!file) throw new Error(`the build has no icon of ${size} px`);
  const icon = { src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png' };
  // The drawing is inside the safe zone of a maskable icon.
  return [icon, { ...icon, purpose: 'maskable' }];
}

/** The shell's theme colour for the light scheme. */
function themeColour(shell: string): string {
  const [, colour] =
    /<meta name="theme-color" content="(#\w+)" media="[^"]*light/.exec(shell) ?? [];
  if (!colour) throw new Error('index.html has no theme-color for the light scheme');
  return colour;
}

/** The web app manifest: see https://www.w3.org/TR/appmanifest. */
export function manifest(brand: string, shell: string, bundle: Bundle): string {
  const colour = themeColour(shell);
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

/** Adds the manifest's icons to the build, and its link to every page. */
export function manifestFiles(): Plugin {
  return {
    name: 'manifest-files',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const size of iconSizes) {
        const name = `icon-${size}.png`;
        const source = await readFile(`src/assets/icons/${name}`);
        this.emitFile({ type: 'asset', name, source });
      }
    },
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'manifest', href: `/${fixedFiles.manifest}` },
        injectTo: 'head',
      },
    ],
  };
}
