import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { type CompanyFacts, formPath } from '../facts/settings.ts';
import { escapeHtml, textHtml } from '../generator/html.ts';
import { settingsOf } from '../generator/readSettings.ts';
import { createTranslationsReader } from '../generator/translationsReader.ts';
import { createFormService, type ServerError } from './formService.ts';

/** Mounts the form service in the development and preview servers. */
export function embeddedFormService(): Plugin {
  return {
    name: 'embedded-form-service',
    // By default the development server serves the whole project folder, with the messages in it.
    config: () => ({
      server: { fs: { allow: ['index.html', 'src', 'locales', 'node_modules', '.cache'] } },
    }),
    configureServer: ({ middlewares, config }) => mount(middlewares, config),
    configurePreviewServer: ({ middlewares, config }) => mount(middlewares, config),
  };
}

const anyForm = new RegExp(`^${formPath('[^/?#]+')}(?:$|\\?)`);

function mount(middlewares: Connect.Server, config: ResolvedConfig): void {
  const { formService, company } = settingsOf(config);
  // With an endpoint in the settings, messages are posted there.
  if (formService.endpoint) return;
  // Tests set another file for each server.
  const file = process.env.FORM_MESSAGES_FILE ?? '.data/messages.jsonl';
  const messagesFile = path.resolve(config.root, file);
  const service = createFormService({
    formKey: formService.key,
    messagesFile,
    page: (referer, errors) => answerPage(company, referer, errors),
  });
  const listener = getRequestListener(service.fetch);
  middlewares.use((req, res, next) => {
    if (anyForm.test(req.url ?? '')) void listener(req, res);
    else next();
  });
  config.logger.info(`Messages from the contact form are kept in ${messagesFile}`);
}

/**
 * The reply to a form posted without script, in the language of the page with the form: in Hausa
 * for `/ha/contactus`. A text that the language lacks is marked as English.
 */
export function answerPage(company: CompanyFacts, referer: string, errors: readonly ServerError[]) {
  const { languages, read } = createTranslationsReader(company);
  const [, first] = URL.canParse(referer) ? new URL(referer).pathname.split('/') : [];
  const known = languages.find((language) => language.tag === first);
  const { tag, dir } = known ?? { tag: 'en', dir: 'ltr' };
  const text = (name: string) => textHtml(read, tag, `contact:service.${name}`);
  const outcome = errors.length > 0 ? 'failed' : 'sent';
  const title = text(`${outcome}Title`);
  const reasons = errors.map(({ field = '', message }) => escapeHtml(`${field} ${message}`));
  const items = reasons.map((reason) => `<li>${reason}</li>`).join('');
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.replace(/<[^>]*>/g, '')}</title>
<main>
<h1>${title}</h1>
<p>${text(`${outcome}Text`)}</p>
${items && `<ul lang="en" dir="ltr">${items}</ul>`}
<p><a href="${tag === 'en' ? '' : `/${tag}`}/contactus">${text('back')}</a></p>
</main>
`;
}
