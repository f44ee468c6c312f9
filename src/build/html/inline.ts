import type { Plugin } from 'vite';
import { builtScript } from '../builtScript.ts';
import { type Bundle, importOrder } from './importOrder.ts';

const moduleTag = /<script type="module"[^>]* src="\/([^"]+)"><\/script>/;
const styleTag = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
const manifestTag = /\s*<link rel="manifest"[^>]* href="([^"]+)"[^>]*>/;

function sourceOf(file: string, bundle: Bundle): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`${file} is no stylesheet of the build`);
  delete bundle[file];
  return String(asset.source).trim();
}

/**
 * Makes the first paint need nothing but the HTML: the stylesheet and the script that starts the
 * application after the paint stand in it. A content security policy names both by their hashes,
 * which are the same on every page.
 */
export function inline(): Plugin {
  return {
    name: 'inline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const [, entry = ''] = moduleTag.exec(html) ?? [];
        const [, stylesheet = ''] = styleTag.exec(html) ?? [];
        const css = sourceOf(stylesheet, bundle);
        // The loader requests the manifest, or the HTML where there is no script.
        const [manifestLink = '', manifest = ''] = manifestTag.exec(html) ?? [];
        const files = [manifest, ...importOrder(entry, bundle)].join(' ');
        const { code } = await builtScript('src/loader.ts');
        const script = `<script data-files="${files}">${code}</script>`;
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
