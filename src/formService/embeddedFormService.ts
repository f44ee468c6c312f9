import path from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { importSite, type Site } from '../build/importSite.ts';
import type { Translator } from '../i18n/createTranslator.ts';
import { answerPage } from './answerPage.ts';
import { createFormService, type FormServiceOptions } from './formService.ts';

/** The page that the form was posted from, if it is one of ours: anybody may name any address. */
function pageBehind(referer: string, pages: ReadonlySet<string>): string {
  try {
    const path = new URL(referer).pathname.replace(/(.)\/$/, '$1');
    return pages.has(path) ? path : '/';
  } catch {
    return '/';
  }
}

function firstPart(address: string): string {
  return address.split('/')[1] ?? '';
}

/** Translators for the answer pages by the first part of an address, which tells the language. */
async function answerTranslators(
  site: Site,
  pages: ReadonlySet<string>,
): Promise<Map<string, Translator>> {
  const translators = [...new Set([...pages].map(firstPart))].map(
    async (part) => [part, await site.translatorOf(`/${part}`, ['common', 'contact'])] as const,
  );
  return new Map(await Promise.all(translators));
}

async function pageMaker(site: Site): Promise<FormServiceOptions['page']> {
  const pages = new Set(site.allPaths().map((page) => page.path));
  const translators = await answerTranslators(site, pages);
  const english = await site.translatorOf('/', ['common', 'contact']);
  return (referer = '', outcome) => {
    const from = pageBehind(referer, pages);
    const back = from === '/' ? site.paths.contact : from;
    return answerPage(translators.get(firstPart(from)) ?? english, outcome, back);
  };
}

/** Where the embedded service keeps messages; a test gives each of its servers a file of its own. */
function messagesFile(root: string): string {
  return path.resolve(root, process.env.FORM_MESSAGES_FILE ?? '.data/messages.jsonl');
}

/** Patterns of the files with messages, also of those that were moved aside. */
function messagePatterns(root: string): string[] {
  return ['**/.data/**', `${messagesFile(root).replaceAll('\\', '/')}*`];
}

async function mount(middlewares: Connect.Server, config: ResolvedConfig): Promise<void> {
  const site = await importSite(config.mode);
  const { endpoint, key: formKey } = site.formService;
  // With a real endpoint messages go there, and nothing is kept here.
  if (endpoint) return;
  const file = messagesFile(config.root);
  const page = await pageMaker(site);
  middlewares.use(createFormService({ formKey, page, messagesFile: file }));
  config.logger.info(`Messages from the contact form are kept in ${file}`);
}

/** The files that Vite's development server never serves: its own list, which a setting replaces. */
const privateFiles = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/** Runs the form service inside the development and preview servers, so that the form works. */
export function embeddedFormService(): Plugin {
  return {
    name: 'embedded-form-service',
    // The development server serves the whole folder of the project, which holds visitors' messages.
    config: ({ root = '.' }) => ({
      server: { fs: { deny: [...privateFiles, ...messagePatterns(root)] } },
    }),
    configureServer: ({ middlewares, config }) => mount(middlewares, config),
    configurePreviewServer: ({ middlewares, config }) => mount(middlewares, config),
  };
}
