import type { Translator } from '../../i18n/createTranslator.ts';
import type { Key, PlainKey } from '../../i18n/keys.ts';
import { escapeHtml } from './escapeHtml.ts';

/** The company's facts, by the names that index.html uses. */
export type ShellFacts = Readonly<Record<string, string>>;

function textHtml(text: string, { lang, dir }: { lang?: string; dir?: string }): string {
  const escaped = escapeHtml(text);
  return lang ? `<span lang="${lang}" dir="${dir}">${escaped}</span>` : escaped;
}

/**
 * Fills `{{namespace:key}}` and `{{fact}}` in the HTML shell, whose texts live in `locales/` too;
 * `{{language}}` and `{{direction}}` are those of the translator's language.
 */
export function fillShell(html: string, translator: Translator, facts: ShellFacts): string {
  const { tag, dir } = translator.language;
  const known: ShellFacts = { ...facts, language: tag, direction: dir };
  const own = html.replace(
    /<html[^>]*>/,
    () => `<html lang="${escapeHtml(tag)}" dir="${escapeHtml(dir)}">`,
  );
  return own.replace(/\{\{([\w:.]+)\}\}/g, (_, name: string) => {
    const fact = known[name];
    if (fact !== undefined) return escapeHtml(fact);
    // A key that does not exist shows itself, which the browser tests would see.
    return textHtml(translator.t(name as PlainKey), translator.langProps(name as Key));
  });
}
