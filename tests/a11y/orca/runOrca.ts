import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Processes } from '../../support/Processes.ts';
import { servePlain } from '../../support/servers.ts';
import { startDesktop } from './Desktop.ts';
import type { Journey } from './Journey.ts';
import { journeys } from './journeys.ts';
import { missingPrograms } from './missingPrograms.ts';
import { Transcripts } from './Transcripts.ts';
import { type Place, Visitor } from './Visitor.ts';

const usage = `npm run orca                     every journey, compared with the reviewed transcripts
npm run orca -- menu questions   these alone
npm run orca -- --update         renews the transcripts: read the difference
Journeys: ${journeys.map(({ name }) => name).join(', ')}`;

function readOptions(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { update: { type: 'boolean', default: false } },
  });
  const unknown = positionals.find((name) => !journeys.some((journey) => journey.name === name));
  if (unknown) throw new Error(`there is no journey ${unknown}`);
  const chosen = journeys.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  );
  return { ...values, chosen };
}

type Options = ReturnType<typeof readOptions>;

function warnOfMissing(missing: readonly string[]): void {
  console.error(`
  SKIPPED: the journeys with Orca. This machine lacks ${missing.join(', ')}.
  On Debian: apt-get install orca at-spi2-core dbus-x11 xvfb xdotool openbox xauth chromium
`);
}

/** The part of a place that all journeys share. */
type Stage = Omit<Place, 'folder' | 'screen' | 'language'>;

/** Runs a journey with its own screen reader and browser and returns the transcript. */
async function listenTo(journey: Journey, stage: Stage): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'orca-visitor-'));
  const { screen = 'desktop', language = 'en' } = journey;
  const visitor = new Visitor({ ...stage, folder, screen, language });
  try {
    await visitor.open(journey.path);
    if (!journey.hearsLoading) visitor.lines.length = 0;
    await journey.walk(visitor);
    return visitor.lines;
  } catch (error) {
    // The last utterances explain the failure best.
    throw new Error(visitor.lines.slice(-12).join('\n'), { cause: error });
  } finally {
    await visitor.leave();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The difference from the reviewed transcript of a journey, or nothing. */
async function judge(journey: Journey, stage: Stage, transcripts: Transcripts, update: boolean) {
  try {
    const lines = await listenTo(journey, stage);
    if (update) await transcripts.update(journey.name, lines);
    return await transcripts.difference(journey.name, lines);
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    return `${message}\n${cause instanceof Error ? cause.message : ''}`;
  }
}

/** Runs the journeys one by one and counts those that differ from their transcript. */
async function hearAll({ chosen, update }: Options, root: string, stage: Stage): Promise<number> {
  const transcripts = new Transcripts(path.join(root, '.cache/orca'));
  let faults = 0;
  for (const journey of chosen) {
    let fault = await judge(journey, stage, transcripts, update);
    // Screen reader and browser are two programs: the order of two events can vary.
    for (let again = 0; fault && again < 2; again += 1)
      fault = await judge(journey, stage, transcripts, update);
    console.log(`${fault ? 'OTHER' : 'same '}  ${journey.name}${fault && `\n${fault}`}`);
    if (fault) faults += 1;
  }
  return faults;
}

/** Runs the journeys and returns the exit code: 1 if a transcript differs. */
export async function runOrca(args: string[], root: string): Promise<number> {
  let options: Options;
  try {
    options = readOptions(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    return 2;
  }
  const missing = missingPrograms();
  if (missing.length > 0) {
    warnOfMissing(missing);
    return 0;
  }
  const processes = new Processes();
  const folder = await mkdtemp(path.join(tmpdir(), 'orca-'));
  const site = await servePlain(folder);
  try {
    const desktop = await startDesktop(processes, folder);
    const faults = await hearAll(options, root, { desktop, processes, site: site.address });
    if (faults > 0)
      console.error(
        `${faults} of ${options.chosen.length} journeys differ. If they are right, renew them: npm run orca -- --update`,
      );
    return faults > 0 ? 1 : 0;
  } finally {
    await processes.endAll();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}
