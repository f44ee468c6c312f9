import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { manifestPath } from '../seo/manifest.ts';
import { serviceWorkerFile, workerLicencesFile } from '../serviceWorker.ts';
import { withSite } from '../withSite.ts';
import { type HeaderRule, headerRules, headersFor } from './headerRules.ts';
import { formatHeaders, parseHeaders } from './headersFile.ts';
import { nginxFile } from './nginxFile.ts';
import { precompress } from './precompress.ts';

/** Files with fixed names, which a host must ask for again as it does for pages. */
const fixedFiles = [
  '/404.html',
  '/licence-inter.txt',
  '/licences.md',
  `/${workerLicencesFile}`,
  manifestPath,
  '/robots.txt',
  `/${serviceWorkerFile}`,
  '/sitemap.xml',
];

function outDirOf({ root, build }: ResolvedConfig): string {
  return path.resolve(root, build.outDir);
}

async function rulesOf(outDir: string, mode: string): Promise<HeaderRule[]> {
  const shell = await readFile(path.join(outDir, '404.html'), 'utf8');
  return withSite((site) => {
    const facts = {
      shell,
      formEndpoint: site.formService.endpoint,
      mapFrame: site.company.map.frame,
    };
    const pages = site.allPaths().map((page) => page.path);
    return headerRules(facts, pages, fixedFiles);
  }, mode);
}

async function savedRules(outDir: string): Promise<HeaderRule[]> {
  const file = path.join(outDir, '_headers');
  return existsSync(file) ? parseHeaders(await readFile(file, 'utf8')) : [];
}

/**
 * What a host needs besides the files: the response headers, in `_headers` and for nginx, and every
 * text compressed. The preview server sends the headers too.
 */
export function hosting(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'hosting',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      // What the other plugins have written is compressed too.
      order: 'post',
      sequential: true,
      async handler() {
        const outDir = outDirOf(config);
        const rules = await rulesOf(outDir, config.mode);
        await writeFile(path.join(outDir, '_headers'), formatHeaders(rules));
        await writeFile(path.join(outDir, 'nginx.conf'), nginxFile(headersFor(rules, '/404')));
        await precompress(outDir);
      },
    },
    async configurePreviewServer({ middlewares }) {
      const rules = await savedRules(outDirOf(config));
      middlewares.use((req, res, next) => {
        const [pathname = '/'] = (req.url ?? '/').split('?');
        for (const header of Object.entries(headersFor(rules, pathname))) res.setHeader(...header);
        next();
      });
    },
  };
}
