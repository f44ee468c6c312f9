import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { launchOptions } from '../chromium.mjs';
import { finished } from './children.ts';

/** The last one that runs on Node 20; fetched for this command alone. */
const lighthouse = 'lighthouse@12.8.2';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** What Lighthouse says of one visit; times in milliseconds, on its throttled phone. */
export interface Visit {
  /** From 0 to 100. */
  readonly scores: Partial<Record<Category, number>>;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly longestTask: number;
  /** The audits that took points, for whoever wonders. */
  readonly failed: readonly string[];
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly duration?: number }[] };
}

/** The part of Lighthouse's JSON that is read here. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly configSettings: { readonly throttling: { readonly cpuSlowdownMultiplier: number } };
  readonly audits: Readonly<Record<string, Audit | undefined>>;
  readonly categories: Readonly<
    Partial<
      Record<
        Category,
        {
          readonly score: number | null;
          readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
        }
      >
    >
  >;
}

function scoresOf(report: Report): Visit['scores'] {
  const scores: Visit['scores'] = {};
  for (const category of categories) {
    const found = report.categories[category];
    if (found) scores[category] = Math.round((found.score ?? 0) * 100);
  }
  return scores;
}

function failedIn({ categories: found, audits }: Report): string[] {
  const weighty = Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return weighty.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9);
}

// The list holds tasks as this machine ran them; the phone is so many times slower.
function longestTask({ audits, configSettings }: Report): number {
  const tasks = audits['main-thread-tasks']?.details?.items ?? [];
  const longest = Math.max(0, ...tasks.map(({ duration = 0 }) => duration));
  return longest * configSettings.throttling.cpuSlowdownMultiplier;
}

function visitOf(report: Report): Visit {
  if (report.runtimeError?.message) throw new Error(report.runtimeError.message);
  const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: scoresOf(report),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    longestTask: longestTask(report),
    failed: failedIn(report),
  };
}

function chromeFlags(): string {
  return ['--headless=new', ...launchOptions.args].join(' ');
}

/** Visits a page as Lighthouse's phone does and reads what it reports; keeps it in `folder`. */
export async function visit(
  url: string,
  folder: string,
  measured: readonly Category[],
): Promise<Visit> {
  const file = path.join(folder, 'report.json');
  const args = ['--quiet', '--output=json', `--output-path=${file}`];
  const options = [`--only-categories=${measured}`, `--chrome-flags=${chromeFlags()}`];
  const child = spawn('npx', ['--yes', lighthouse, url, ...args, ...options], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: launchOptions.executablePath },
  });
  await finished(child, `Lighthouse on ${url}`);
  return visitOf(JSON.parse(await readFile(file, 'utf8')));
}
