import { attributesHtml, escapeHtml } from '../build/html/escapeHtml.ts';
import type { Translator } from '../i18n/createTranslator.ts';
import type { PlainKey } from '../i18n/keys.ts';
import type { PageOutcome } from './formService.ts';

function errorList(outcome: PageOutcome): string {
  if (outcome.sent) return '';
  const items = outcome.errors.map(({ field, message }) => `${field ?? ''} ${message}`.trim());
  return `<ul lang="en" dir="ltr">${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

/** The reply to a form posted without script, in the language of the page with the form. */
export function answerPage(
  { t, langProps, language }: Translator,
  outcome: PageOutcome,
  back: string,
): string {
  const { tag, dir } = language;
  /** An element with one text, and with `lang` and `dir` if the text falls back to English. */
  const element = (name: string, key: PlainKey, attributes: Record<string, string> = {}) => {
    const all = { ...langProps(key), ...attributes };
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
