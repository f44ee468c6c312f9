import { useLayoutEffect } from 'react';
import { type Params, useLocation } from 'react-router-dom';
import type { Key } from '../i18n/keys.ts';
import { type Language, localizedPath, withoutLanguage } from '../i18n/languages.ts';
import { useWords } from '../i18n/useWords.ts';
import { company, siteUrl } from '../site/company.ts';

/** The key of a page's words about itself: it has a `title` and a `description` below it. */
export type PageKeys = { [K in Key]: K extends `${infer P}.description` ? P : never }[Key];

/** What a route says of itself. */
export interface PageHandle {
  /** The page's words about itself, which may depend on the route's parameters. */
  readonly keys?: PageKeys | ((params: Params) => PageKeys);
  /** The values that the route's parameter takes. */
  readonly values?: readonly string[];
  /** Where a redirect leads. */
  readonly leadsTo?: string;
}

/** What the document's head says of the page that is shown. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly language: Language;
}

/** Canonical addresses have no query, no hash and no trailing slash. */
export function canonicalUrl(pathname: string, language: Language): string {
  const path = withoutLanguage(pathname).replace(/(.)\/+$/, '$1');
  return `${siteUrl}${localizedPath(path, language)}`;
}

function headElement(selector: string, create: () => HTMLElement): HTMLElement {
  const found = document.head.querySelector<HTMLElement>(selector);
  return found ?? document.head.appendChild(create());
}

function applyHead({ title, description, canonical, language }: Head): void {
  document.title = title;
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.dir;
  headElement('meta[name="description"]', () =>
    Object.assign(document.createElement('meta'), { name: 'description' }),
  ).setAttribute('content', description);
  headElement('link[rel="canonical"]', () =>
    Object.assign(document.createElement('link'), { rel: 'canonical' }),
  ).setAttribute('href', canonical);
}

/** Keeps title, description, canonical address, language and direction true to the page shown. */
export function useHead(keys: PageKeys): void {
  const words = useWords();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    // The prefix is a key's beginning by its type; the compiler does not rejoin the two halves.
    const text = (name: 'title' | 'description') => words.t(`${keys}.${name}` as Key);
    applyHead({
      title: `${text('title')} – ${company.brand}`,
      description: text('description'),
      canonical: canonicalUrl(pathname, words.language),
      language: words.language,
    });
  }, [keys, pathname, words]);
}
