import type { Translator } from '../../i18n/createTranslator.ts';
import type { Key, PlainKey } from '../../i18n/keys.ts';
import { escapeHtml } from './escapeHtml.ts';

/** Company facts by their placeholders in index.html. */
export type ShellFacts = Readonly<Record<string, string>>;

function textHtml(text: string, { lang, dir }: { lang?: string; dir?: string }): string {
  const escaped = escapeHtml(text);
  return lang ? `<span lang="${lang}" dir="${dir}">${escaped}</span>` : escaped;
}

/**
 * Replaces the placeholders of the HTML shell: `{{namespace:key}}` by texts of `locales/`, `{{fact}}` by
 * company facts, `{{language}}` and `{{direction}}` by those of the translator.
 */
export function interpolateShell(html: string, translator: Translator, facts: ShellFacts): string {
  const { tag, dir } = translator.language;
  const known: ShellFacts = { ...facts, language: tag, direction: dir };
  const own = html.replace(
    /<html[^>]*>/,
    () => `<html lang="${escapeHtml(tag)}" dir="${escapeHtml(dir)}">`,
  );
  return own.replace(/\{\{([\w:.]+)\}\}/g, (_, name: string) => {
    const fact = known[name];
    if (fact !== undefined) return escapeHtml(fact);
    // An unknown key is shown as it is, which the browser tests detect.
    return textHtml(translator.t(name as PlainKey), translator.langProps(name as Key));
  });
}
