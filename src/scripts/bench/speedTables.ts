import { categories } from './lighthouse.ts';
import { kilobytes, markdownTable } from './markdownTable.ts';
import type { LoggedVisit, MeasuredPage, Speed } from './measureSpeed.ts';
import { median } from './median.ts';

type Measure = (visit: LoggedVisit) => number;

const over = (visits: readonly LoggedVisit[], measure: Measure) => median(visits.map(measure));

function bytesOf(ending: RegExp): Measure {
  return ({ sent }) =>
    sent.filter(({ address }) => ending.test(address)).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Paint times are told apart only by their ratio: the machine is part of both. */
function ratio({ visits, baselines }: MeasuredPage, measure: Measure): string {
  return (over(visits, measure) / over(baselines, measure)).toFixed(2);
}

const fcp: Measure = (visit) => visit.fcp;
const lcp: Measure = (visit) => visit.lcp;
const longest: Measure = (visit) => visit.longestTask;

function scoresOf({ visits }: MeasuredPage): string {
  const scores = categories.map((category) => over(visits, ({ scores }) => scores[category] ?? 0));
  return scores.map((score) => String(Math.round(score))).join(' ');
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}

function timesOf(page: MeasuredPage): string[] {
  const value = (measure: Measure) => over(page.visits, measure);
  return [
    seconds(value(fcp)),
    seconds(value(lcp)),
    value(({ tbt }) => tbt).toFixed(0),
    value(({ cls }) => cls).toFixed(3),
    value(longest).toFixed(0),
    // Lighthouse counts the reading and laying out of the document, which a page without script has too.
    over(page.baselines, longest).toFixed(0),
    ratio(page, fcp),
    ratio(page, lcp),
  ];
}

const longestHead = ['longest task ms', 'of the static page'];
const timeHead = ['FCP s', 'LCP s', 'TBT ms', 'CLS', ...longestHead, 'FCP ×', 'LCP ×'];

function plainTable(pages: readonly MeasuredPage[]): string {
  const head = ['page', 'kB', 'JS kB', 'requests', 'scores', ...timeHead];
  const rows = pages.map((page) => [
    `\`${page.address}\``,
    kilobytes(over(page.visits, bytesOf(/./))),
    kilobytes(over(page.visits, bytesOf(/\.js$/))),
    over(page.visits, ({ sent }) => sent.length).toFixed(0),
    scoresOf(page),
    ...timesOf(page),
  ]);
  return markdownTable(head, rows);
}

function splashTable({ splash, plain }: Speed): string {
  const head = ['page with splash', 'scores', ...timeHead, 'LCP s without'];
  const rows = splash.map((page) => {
    const without = plain.find(({ address }) => address === page.address);
    const before = seconds(over(without?.visits ?? [], lcp));
    return [`\`${page.address}\``, scoresOf(page), ...timesOf(page), before];
  });
  return markdownTable(head, rows);
}

/** What the README shows: every page without the splash, and the home pages with the owner's. */
export function speedTables(speed: Speed): string {
  return `${plainTable(speed.plain)}\n\n${splashTable(speed)}\n`;
}
