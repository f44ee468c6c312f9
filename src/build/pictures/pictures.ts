import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { colourPicture } from './colourPicture.ts';
import { drawIcon } from './renderer.ts';
import { tokenFiles, tokenReader } from './tokens.ts';

/** The sizes of the app icons: of iOS, and of the manifest. */
const iconSizes = [180, 192, 512];

function colouredFile(file: string): string {
  return colourPicture(readFileSync(file, 'utf8'), ['light', 'dark']);
}

/** A name with a hash of the content, by which browsers can cache the file for ever. */
function hashedName(file: string, content: string | Uint8Array): string {
  const { name, ext } = path.parse(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `assets/${name}-${hash}${ext}`;
}

function dataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function iconLink(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' };
}

/**
 * Gives the pictures of `src/assets` the colours of the tokens, and makes the icons from the mark.
 * `%VITE_PAPER_LIGHT%` and `%VITE_PAPER_DARK%` in `index.html` are the colours of the page.
 */
export function pictures(): Plugin {
  let isBuild = false;
  const mark = 'src/assets/mark.svg';
  let icon = dataUrl(colouredFile(mark));
  let appleIcon: string | undefined;
  return {
    name: 'pictures',
    enforce: 'pre',
    config: (_, { command }) => {
      isBuild = command === 'build';
      const paper = (scheme: 'light' | 'dark') => JSON.stringify(tokenReader()('paper', scheme));
      return {
        define: {
          'import.meta.env.VITE_PAPER_LIGHT': paper('light'),
          'import.meta.env.VITE_PAPER_DARK': paper('dark'),
        },
      };
    },
    async buildStart() {
      if (!isBuild || this.environment.name !== 'client') return;
      const emit = (file: string, source: string | Uint8Array) => {
        const fileName = hashedName(file, source);
        this.emitFile({ type: 'asset', fileName, source });
        return `/${fileName}`;
      };
      icon = emit(mark, colouredFile(mark));
      for (const size of iconSizes) {
        const address = emit(`icon-${size}.png`, await drawIcon(size));
        appleIcon ??= address;
      }
    },
    load: {
      filter: { id: /\/src\/assets\/illustrations\/[\w-]+\.svg\?url$/ },
      handler(id) {
        const file = id.replace(/\?url$/, '');
        const svg = colouredFile(file);
        for (const tokenFile of tokenFiles) this.addWatchFile(path.resolve(tokenFile));
        const fileName = hashedName(file, svg);
        // The prerenderer only needs the address.
        if (isBuild && this.environment.name === 'client')
          this.emitFile({ type: 'asset', fileName, source: svg });
        const address = isBuild ? `/${fileName}` : dataUrl(svg);
        return { code: `export default ${JSON.stringify(address)}`, moduleType: 'js' };
      },
    },
    transformIndexHtml: () => [
      iconLink({ rel: 'icon', href: icon, type: 'image/svg+xml' }),
      ...(appleIcon ? [iconLink({ rel: 'apple-touch-icon', href: appleIcon })] : []),
    ],
  };
}
