import { kilobytes, markdownTable } from './markdownTable.ts';
import type { MeasuredBuild } from './measureScale.ts';

function row(build: MeasuredBuild, own: MeasuredBuild): string[] {
  const { added, pages, seconds, processorSeconds, megabytes } = build;
  const per = 1000 / pages;
  return [
    added === 0 ? 'the site’s own' : `${added} more`,
    String(pages),
    seconds.toFixed(1),
    (seconds * per).toFixed(1),
    processorSeconds.toFixed(1),
    (processorSeconds * per).toFixed(1),
    megabytes.toFixed(0),
    (megabytes * per).toFixed(0),
    kilobytes(build.homeBytes - own.homeBytes),
    kilobytes(build.homeBrotli - own.homeBrotli),
  ];
}

/** What the build takes with more languages, and what they add to the English home page. */
export function scaleTable(builds: readonly MeasuredBuild[]): string {
  const head = [
    'languages',
    'pages',
    's',
    's per 1,000',
    'processor s',
    'per 1,000',
    'MB at most',
    'MB per 1,000',
    '`/` grows by kB',
    'compressed',
  ];
  const [own] = builds;
  if (!own) return '';
  return `${markdownTable(
    head,
    builds.map((build) => row(build, own)),
  )}\n`;
}
