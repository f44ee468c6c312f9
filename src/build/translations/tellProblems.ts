import type { ViteDevServer } from 'vite';
import { localesFolder } from './readLocales.ts';

async function findProblems(): Promise<string[]> {
  // Imported here, because a build does without the checker and its libraries.
  const { inspectLocales } = await import('../../localeChecker/inspectLanguage.ts');
  const { problemLine } = await import('../../localeChecker/Problem.ts');
  return inspectLocales(localesFolder).problems.map(problemLine);
}

/**
 * Answers `problemNotice` of a page that has just been opened; gives a function that tells all pages
 * anew after an edit.
 */
export function tellProblems({ ws }: ViteDevServer): () => Promise<void> {
  const event = 'translations-problems';
  ws.on('translations-check', async (_, client) => client.send(event, await findProblems()));
  return async () => ws.send(event, await findProblems());
}
