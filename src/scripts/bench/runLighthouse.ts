import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { launchOptions } from '../chromium.mjs';

/** The last version for Node 20; only this command downloads it, by npx. */
const lighthouse = 'lighthouse@12.8.2';

/** The used part of Lighthouse's JSON report. */
interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number }>>;
}

/** Runs Lighthouse for phones in the browser of the tests; returns the figures by name. */
export async function runLighthouse(url: string): Promise<Record<string, number>> {
  const flags = `--chrome-flags=--headless=new ${launchOptions.args.join(' ')}`;
  const args = ['--yes', lighthouse, url, '--quiet', '--output=json', flags];
  const env = { ...process.env, CHROME_PATH: launchOptions.executablePath };
  const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: 2 ** 26 });
  const { audits, categories }: Report = JSON.parse(stdout);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const scores = Object.values(categories).map(({ title, score }) => [title, score * 100]);
  return {
    ...Object.fromEntries(scores),
    'FCP ms': value('first-contentful-paint'),
    'LCP ms': value('largest-contentful-paint'),
    'TBT ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
  };
}
