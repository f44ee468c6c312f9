import type { ViteDevServer } from 'vite';
import { localesFolder } from './readLocales.ts';

async function findProblems(): Promise<string[]> {
  // A dynamic import, because a build does not need the checker and its libraries.
  const { inspectLocales } = await import('../../localeChecker/inspectLanguage.ts');
  const { problemLine } = await import('../../localeChecker/Problem.ts');
  return inspectLocales(localesFolder).problems.map(problemLine);
}

/** Milliseconds after the last of several edits: the checker reads all locale files. */
const settlingMs = 200;

/**
 * Sends the problems of the locale files to `problemNotice` of each opened page.
 * @returns a function that sends them to all pages after an edit
 */
export function reportProblems({ ws, config }: ViteDevServer): () => void {
  const report = async (send: (event: string, problems: string[]) => void) => {
    try {
      send('translations-problems', await findProblems());
    } catch (error) {
      // For example, a file was removed meanwhile.
      config.logger.error(String(error));
    }
  };
  let timer: NodeJS.Timeout;
  ws.on('translations-check', (_, client) => void report((...message) => client.send(...message)));
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void report((...message) => ws.send(...message)), settlingMs);
  };
}
