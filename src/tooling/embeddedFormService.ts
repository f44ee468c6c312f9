import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import type { PlainKey } from '../i18n/keys.ts';
import type { Words } from '../i18n/words.ts';
import { attributesHtml, escapeHtml } from './escapeHtml.ts';
import {
  createFormService,
  type FormServiceOptions,
  type PageOutcome,
} from './form-service/formService.ts';
import { type Site, withSite } from './withSite.ts';

/** The page that the form was posted from, if it is one of ours: anybody may name any address. */
function pageBehind(req: IncomingMessage, pages: ReadonlySet<string>): string {
  try {
    const path = new URL(req.headers.referer ?? '').pathname.replace(/(.)\/$/, '$1');
    return pages.has(path) ? path : '/';
  } catch {
    return '/';
  }
}

function errorList(outcome: PageOutcome): string {
  if (outcome.sent) return '';
  const items = outcome.errors.map(({ field, message }) => `${field ?? ''} ${message}`.trim());
  return `<ul lang="en">${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

/** The answer to a form that was posted without script, in the language of the page it came from. */
function answerPage({ t, marks, language }: Words, outcome: PageOutcome, back: string): string {
  const { tag, dir } = language;
  /** An element with one text, which says so where that is English for want of a translation. */
  const element = (name: string, key: PlainKey, attributes: Record<string, string> = {}) => {
    const all = { ...marks(key), ...attributes };
    return `<${name}${attributesHtml(all)}>${escapeHtml(t(key))}</${name}>`;
  };
  const title = outcome.sent ? 'contact:service.sentTitle' : 'contact:service.failedTitle';
  const text = outcome.sent ? 'contact:service.sentText' : 'contact:service.failedText';
  return `<!doctype html>
<html${attributesHtml({ lang: tag, dir })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${element('title', title)}
</head>
<body>
<main>
${element('h1', title)}
${element('p', text)}
${errorList(outcome)}
<p>${element('a', 'contact:service.back', { href: back })}</p>
</main>
</body>
</html>
`;
}

function firstPart(address: string): string {
  return address.split('/')[1] ?? '';
}

/** The words of the answer pages by the first part of an address, which tells the language. */
async function answerWords(site: Site, pages: ReadonlySet<string>): Promise<Map<string, Words>> {
  const words = [...new Set([...pages].map(firstPart))].map(
    async (part) => [part, await site.wordsOf(`/${part}`, ['common', 'contact'])] as const,
  );
  return new Map(await Promise.all(words));
}

async function pageMaker(site: Site): Promise<FormServiceOptions['page']> {
  const pages = new Set(site.allPaths().map((page) => page.path));
  const words = await answerWords(site, pages);
  const english = await site.wordsOf('/', ['common', 'contact']);
  return (req, outcome) => {
    const from = pageBehind(req, pages);
    const back = from === '/' ? site.paths.contact : from;
    return answerPage(words.get(firstPart(from)) ?? english, outcome, back);
  };
}

/** Where the embedded service keeps messages; a test gives each of its servers a file of its own. */
function messagesFile(root: string): string {
  return path.resolve(root, process.env.FORM_MESSAGES_FILE ?? '.data/messages.jsonl');
}

async function mount(middlewares: Connect.Server, config: ResolvedConfig): Promise<void> {
  const file = messagesFile(config.root);
  const read = async (site: Site) => ({
    endpoint: site.formService.endpoint,
    formKey: site.formService.key,
    page: await pageMaker(site),
  });
  const options = await withSite(read, config.mode);
  // With a real endpoint messages go there, and nothing is kept here.
  if (options.endpoint) return;
  middlewares.use(createFormService({ ...options, messagesFile: file }));
  config.logger.info(`Messages from the contact form are kept in ${file}`);
}

/** What Vite's development server shows to nobody; a list of one's own replaces its. */
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
    // It serves the whole folder of the project, where visitors' messages lie too.
    config: ({ root = '.' }) => ({
      server: { fs: { deny: [...privateFiles, messagesFile(root)] } },
    }),
    configureServer: ({ middlewares, config }) => mount(middlewares, config),
    configurePreviewServer: ({ middlewares, config }) => mount(middlewares, config),
  };
}
