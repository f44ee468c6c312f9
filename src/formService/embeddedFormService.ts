import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { html } from 'hono/html';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { settingsOf } from '../build/settings.ts';
import { textAt } from '../localeChecker/readJson.ts';
import { createFormService, type ServerError } from './formService.ts';

/** Mounts the form service in the development and preview servers. */
export function embeddedFormService(): Plugin {
  return {
    name: 'embedded-form-service',
    // The development server would serve the whole project folder, which contains the messages.
    config: () => ({
      server: { fs: { allow: ['index.html', 'src', 'locales', 'node_modules', '.cache'] } },
    }),
    configureServer: ({ middlewares, config }) => mount(middlewares, config),
    configurePreviewServer: ({ middlewares, config }) => mount(middlewares, config),
  };
}

function mount(middlewares: Connect.Server, config: ResolvedConfig): void {
  const { endpoint, key: formKey } = settingsOf(config, config.mode).formService;
  // With an endpoint in the settings, messages go there.
  if (endpoint) return;
  // Tests set another file for each server.
  const file = process.env.FORM_MESSAGES_FILE ?? '.data/messages.jsonl';
  const messagesFile = path.resolve(config.root, file);
  const service = createFormService({ formKey, messagesFile, page: answerPage });
  const listener = getRequestListener(service.fetch);
  middlewares.use((req, res, next) => {
    if (/^\/f\/[^/?#]+(?:$|\?)/.test(req.url ?? '')) void listener(req, res);
    else next();
  });
  config.logger.info(`Messages from the contact form are kept in ${messagesFile}`);
}

const locales = path.resolve('locales');

/** A text by its key; undefined if the language lacks it. */
function textOf(tag: string, key: string): string | undefined {
  const [namespace, name = ''] = key.split(':');
  const file = path.join(locales, tag, `${namespace}.json`);
  return existsSync(file) ? textAt(JSON.parse(readFileSync(file, 'utf8')), name) : undefined;
}

/**
 * The reply to a form posted without script, in the language of the page with the form: that of
 * `/ha/contactus` is Hausa. A text that the language lacks is marked as English.
 */
export function answerPage(referer: string, errors: readonly ServerError[]) {
  const [, first] = URL.canParse(referer) ? new URL(referer).pathname.split('/') : [];
  const folders = readdirSync(locales, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const tag = folders.find(({ name }) => name === first)?.name ?? 'en';
  const { dir } = JSON.parse(readFileSync(path.join(locales, tag, 'meta.json'), 'utf8'));
  const text = (key: string) =>
    textOf(tag, key) ?? html`<span lang="en" dir="ltr">${textOf('en', key)}</span>`;
  const outcome = errors.length > 0 ? 'failed' : 'sent';
  const title = `contact:service.${outcome}Title`;
  const items = errors.map(({ field, message }) => html`<li>${field} ${message}</li>`);
  return html`<!doctype html>
<html lang="${tag}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${textOf(tag, title) ?? textOf('en', title)}</title>
<main>
<h1>${text(title)}</h1>
<p>${text(`contact:service.${outcome}Text`)}</p>
${items.length > 0 && html`<ul lang="en" dir="ltr">${items}</ul>`}
<p><a href="${tag === 'en' ? '' : `/${tag}`}/contactus">${text('contact:service.back')}</a></p>
</main>
`;
}
