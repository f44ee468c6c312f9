import path from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { importSite, type Site } from '../build/importSite.ts';
import type { Translator } from '../i18n/createTranslator.ts';
import { answerPage } from './answerPage.ts';
import { createFormService, type FormServiceOptions } from './formService.ts';

/** The page of the site that posted the form; `/` for any other address in `Referer`. */
function refererPage(referer: string, pages: ReadonlySet<string>): string {
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

/** Translators of the answer pages by the first segment of a path, which determines the language. */
async function answerTranslators(
  site: Site,
  pages: ReadonlySet<string>,
): Promise<Map<string, Translator>> {
  const translators = [...new Set([...pages].map(firstPart))].map(
    async (part) => [part, await site.translatorOf(`/${part}`, ['common', 'contact'])] as const,
  );
  return new Map(await Promise.all(translators));
}

async function pageRenderer(site: Site): Promise<FormServiceOptions['page']> {
  const pages = new Set(site.allPaths().map((page) => page.path));
  const translators = await answerTranslators(site, pages);
  const english = await site.translatorOf('/', ['common', 'contact']);
  return (referer = '', outcome) => {
    const from = refererPage(referer, pages);
    const back = from === '/' ? site.paths.contact : from;
    return answerPage(translators.get(firstPart(from)) ?? english, outcome, back);
  };
}

/** The file of the stored messages; tests set another one for each server. */
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
  // With an endpoint in the settings, messages go there.
  if (endpoint) return;
  const file = messagesFile(config.root);
  const page = await pageRenderer(site);
  middlewares.use(createFormService({ formKey, page, messagesFile: file }));
  config.logger.info(`Messages from the contact form are kept in ${file}`);
}

/** Files that Vite's development server must not serve: its default list, which `deny` replaces. */
const privateFiles = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/** Mounts the form service in the development and preview servers. */
export function embeddedFormService(): Plugin {
  return {
    name: 'embedded-form-service',
    // The development server serves the whole project folder, which contains the messages.
    config: ({ root = '.' }) => ({
      server: { fs: { deny: [...privateFiles, ...messagePatterns(root)] } },
    }),
    configureServer: ({ middlewares, config }) => mount(middlewares, config),
    configurePreviewServer: ({ middlewares, config }) => mount(middlewares, config),
  };
}
