import type { Plugin } from 'vite';
import { type Bundle, importOrder } from './importOrder.ts';

const moduleTag = /<script type="module"[^>]* src="\/([^"]+)"><\/script>/;
const styleTag = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
const manifestTag = /\s*<link rel="manifest"[^>]* href="([^"]+)"[^>]*>/;

function sourceOf(file: string, bundle: Bundle): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`the build has no stylesheet ${file}`);
  delete bundle[file];
  return String(asset.source).trim();
}

function scriptIn(bundle: Bundle): string {
  const [chunk] = Object.values(bundle);
  if (chunk?.type !== 'chunk') throw new Error('the build of the loader has no script');
  return chunk.code.trim();
}

/**
 * Inlines the stylesheet and the loader into the HTML, so that the first paint needs no other file.
 * The content security policy names both by hashes, which are the same on every page.
 */
export function inline(): Plugin {
  let loader = '';
  return {
    name: 'inline',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name === 'loader') loader = scriptIn(bundle);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [, entry = ''] = moduleTag.exec(html) ?? [];
        const [, stylesheet = ''] = styleTag.exec(html) ?? [];
        const css = sourceOf(stylesheet, bundle);
        // The loader requests the manifest; without script the browser does.
        const [manifestLink = '', manifest = ''] = manifestTag.exec(html) ?? [];
        const files = [manifest, ...importOrder(entry, bundle)].join(' ');
        const script = `<script data-files="${files}">${loader}</script>`;
        return html
          .replace(moduleTag, '')
          .replace(manifestTag, '')
          .replace('</head>', () => `  <noscript>${manifestLink.trim()}</noscript>\n  </head>`)
          .replace(styleTag, () => `<style>${css}</style>`)
          .replace('</body>', () => `  ${script}\n  </body>`);
      },
    },
  };
}
