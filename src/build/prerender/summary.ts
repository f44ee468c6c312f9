import { company, formService, languages, siteUrl } from '../site.ts';

/** The last lines of a build: what it made, and for whom. */
export function summary(pages: number): string {
  const { endpoint, key } = formService;
  const names = languages.map(({ name }) => name).join(', ');
  const receiver =
    endpoint || "the site's own origin, where only this project's servers receive them";
  return [
    `${company.brand}, ${siteUrl}`,
    `${pages} pages in ${languages.length} languages: ${names}`,
    `Messages are posted to /f/${key} of ${receiver}`,
  ].join('\n');
}
