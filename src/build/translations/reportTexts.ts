import type { ViteDevServer } from 'vite';
import { monthNames } from '../../i18n/formatDay.ts';
import type { Figure } from '../../localeChecker/Figure.ts';
import type { TextDetails } from '../../localeChecker/textDetails.ts';
import { localesFolder, readFigures } from './readLocales.ts';

/** What the key view shows of a language. */
export interface ReportedTexts {
  readonly texts: readonly TextDetails[];
  /** The keys of the texts in which a language writes each figure, such as a unit. */
  readonly figures: Readonly<Record<string, readonly string[]>>;
}

function keysOf({ unit, value }: Figure): string[] {
  switch (unit) {
    case 'naira':
      return Number(value) >= 1_000_000 && Number(value) % 100_000 === 0
        ? ['units.nairaMillions']
        : [];
    case 'clock':
      return [Number(value) < 12 ? 'units.morning' : 'units.evening'];
    case 'date':
      return ['units.date', `months.${monthNames[Number(String(value).slice(5, 7)) - 1]}`];
    case 'number':
    case 'percent':
    case 'dollar':
      return [];
    default:
      return [`units.${unit}`];
  }
}

async function readTexts(tag: unknown): Promise<ReportedTexts> {
  // A dynamic import, because a build does not need the checker and its libraries.
  const { inspectLocales } = await import('../../localeChecker/inspectLanguage.ts');
  const { textDetails } = await import('../../localeChecker/textDetails.ts');
  const inspected = inspectLocales(localesFolder);
  const language = inspected.languages.find((candidate) => candidate.tag === tag);
  const figures = Object.entries(readFigures()).map(([name, figure]) => [
    name,
    keysOf(figure).map((key) => `common:${key}`),
  ]);
  return {
    texts: language ? textDetails(inspected, language) : [],
    figures: Object.fromEntries(figures),
  };
}

/** Sends the texts of its language to the key view of a page, on request. */
export function reportTexts({ ws, config }: ViteDevServer): void {
  const event = 'translations-texts';
  ws.on(event, async (tag, client) => {
    try {
      client.send(event, await readTexts(tag));
    } catch (error) {
      // For example, figures.json is malformed; `problemNotice` shows the line.
      config.logger.error(String(error));
    }
  });
}
