import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { environments } from './environments.ts';
import { precompress } from './hosting/precompress.ts';
import type { Bundle } from './html/importOrder.ts';
import { settingsOf } from './settings.ts';
import { settingsNotes } from './settingsCheck.ts';

type Built = Awaited<ReturnType<ViteBuilder['build']>>;
type WriteSite = typeof import('./prerender/writeSite.ts').writeSite;

function bundleOf(built: Built): Bundle {
  if (Array.isArray(built) || !('output' in built)) throw new Error('a build has no output');
  return Object.fromEntries(built.output.map((file) => [file.fileName, file]));
}

/** Prerenders the site by the prerenderer that the build has written, and returns the summary. */
async function prerender(rendererDir: string, outDir: string, bundle: Bundle): Promise<string> {
  const renderer = pathToFileURL(path.join(rendererDir, 'writeSite.js')).href;
  // TypeScript cannot know the exports of a file that the build has just written.
  const { writeSite } = (await import(renderer)) as { writeSite: WriteSite };
  return writeSite(outDir, bundle);
}

/** Builds the environments in the order of their dependencies. */
async function buildApp({ environments, config, build }: ViteBuilder): Promise<void> {
  const { loader, client, serviceWorker, ssr } = environments;
  if (!loader || !client || !serviceWorker || !ssr) throw new Error('an environment is missing');
  const outDir = path.resolve(config.root, client.config.build.outDir);
  const rendererDir = path.resolve(config.root, ssr.config.build.outDir);
  // The HTML of the application contains the loader.
  await build(loader);
  const bundle = bundleOf(await build(client));
  await build(serviceWorker);
  try {
    await build(ssr);
    const summary = await prerender(rendererDir, outDir, bundle);
    await precompress(outDir);
    config.logger.info(['', ...settingsNotes(config.env), summary].join('\n'));
  } finally {
    await rm(rendererDir, { recursive: true, force: true });
  }
}

/**
 * Makes `vite build` write the whole site: the application, the service worker, the HTML of every
 * address in every language, and the files for hosts, search engines and social networks.
 */
export function buildSite(): Plugin {
  return {
    name: 'build-site',
    apply: 'build',
    config: (config, { mode }) => ({
      // All environments share one configuration and one set of plugins.
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      environments: environments(settingsOf(config, mode).hasOfflinePages),
    }),
    buildApp,
  };
}
