import type { Plugin } from 'vite';
import { builtScript } from './builtScript.ts';

type Bundle = NonNullable<import('vite').IndexHtmlTransformContext['bundle']>;

const moduleTag = /<script type="module"[^>]* src="\/([^"]+)"><\/script>/;
const preloadTag = /\s*<link rel="modulepreload"[^>]*>/g;
const styleTag = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
const manifestTag = /\s*<link rel="manifest"[^>]* href="([^"]+)"[^>]*>/;

/** A file and all that it imports, each after what it imports itself. */
function inOrder(file: string, bundle: Bundle, seen = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return [];
  seen.add(file);
  return [...chunk.imports.flatMap((name) => inOrder(name, bundle, seen)), `/${file}`];
}

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
        const modules = inOrder(entry, bundle).join(' ');
        // The start script asks for the manifest, or the HTML where there is no script.
        const [manifestLink = '', manifest = ''] = manifestTag.exec(html) ?? [];
        const data = `data-modules="${modules}" data-manifest="${manifest}"`;
        const { code } = await builtScript('src/start.ts');
        const script = `<script ${data}>${code}</script>`;
        return html
          .replace(moduleTag, '')
          .replace(preloadTag, '')
          .replace(manifestTag, '')
          .replace('</head>', () => `  <noscript>${manifestLink.trim()}</noscript>\n  </head>`)
          .replace(styleTag, () => `<style>${css}</style>`)
          .replace('</body>', () => `  ${script}\n  </body>`);
      },
    },
  };
}
