import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions, Plugin, ViteBuilder } from 'vite';
import { precompress } from './hosting.ts';
import { classicScript } from './html.ts';
import { emptySettings, envOf, sampleSettings, settingsOf } from './readSettings.ts';

/**
 * Separates the libraries from the site's own code, so that each chunk is evaluated in a short
 * task, and the libraries stay cached when the site changes.
 */
const chunks = {
  groups: [
    // A module goes into the first group that matches.
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'libraries', test: /node_modules\// },
  ],
};

const client: EnvironmentOptions = {
  build: {
    // The licences require that their texts accompany the code.
    license: { fileName: 'licences.md' },
    // The start script requests what Vite would preload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The hint makes V8 compile all functions of a file while it loads, off the main thread,
      // rather than each at its first call, which would delay the first navigation.
      // https://v8.dev/blog/explicit-compile-hints
      output: { codeSplitting: chunks, postBanner: '//# allFunctionsCalledOnLoad' },
      // Radix's builds call `__name` on functions, which would keep unused ones in the bundle.
      treeshake: { manualPureFunctions: ['__name'] },
    },
  },
};

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort();

/**
 * Names a class by its stylesheet and its place there: `C3`. Each page contains all styles, which
 * are a tenth smaller with such names. They are the same in every build of the same styles.
 */
function shortName(name: string, file: string, css: string): string {
  const module = modules.indexOf(path.relative('src', file));
  const classes = [...new Set(css.match(/(?<=\.)[a-z]\w*/gi))];
  return `${String.fromCharCode(65 + (module % 26))}${module < 26 ? '' : '_'}${classes.indexOf(name)}`;
}

/** Builds the application, then the prerenderer, which writes the pages. */
async function buildApp({ environments, config, build }: ViteBuilder): Promise<void> {
  const { client, ssr } = environments;
  console.log('Building the site …');
  if (!client || !ssr) throw new Error('an environment is missing');
  const outDir = path.resolve(config.root, client.config.build.outDir);
  const rendererDir = path.resolve(config.root, ssr.config.build.outDir);
  await build(client);
  const { hasOfflinePages } = settingsOf(config);
  const worker = await classicScript(
    `src/serviceWorker/${hasOfflinePages ? 'serviceWorker' : 'retired'}.ts`,
  );
  await writeFile(path.join(outDir, 'service-worker.js'), worker);
  try {
    await build(ssr);
    const renderer = pathToFileURL(path.join(rendererDir, 'prerender.js')).href;
    // TypeScript cannot know the exports of a file that the build has just written.
    const { prerender } = (await import(renderer)) as typeof import('./prerender.tsx');
    const summary = await prerender(outDir);
    await precompress(outDir);
    const env = envOf(config);
    // A release has no sample settings.
    const note = config.mode === 'release' ? emptySettings(env) : sampleSettings(env);
    console.log(`${note}\n${summary}`);
  } finally {
    await rm(rendererDir, { recursive: true, force: true });
  }
}

/**
 * Makes `vite build` write the whole site: the application, the service worker, the HTML of every
 * address in every language, and the files for hosts, search engines and social networks.
 */
export function buildSite(): Plugin {
  // Inside the project, so that Node finds the packages.
  const outDir = path.join('.cache', `prerender-${randomUUID()}`);
  const rolldownOptions = { input: 'src/generator/prerender.tsx' };
  return {
    name: 'build-site',
    apply: 'build',
    config: () => ({
      // Print mistakes and the summary of `buildApp`, not a list of all files.
      logLevel: 'warn',
      css: { modules: { generateScopedName: shortName } },
      // Both environments share one configuration and one set of plugins.
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      environments: { client, ssr: { build: { outDir, rolldownOptions } } },
    }),
    buildApp,
  };
}
