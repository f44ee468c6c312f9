import { readFile } from 'node:fs/promises';
import { bringTo } from '../support/a11y/State.ts';
import { shapeOf } from '../support/a11y/shapeOf.ts';
import { speech } from '../support/a11y/speech.ts';
import { states } from '../support/a11y/states.ts';
import {
  english,
  inLanguage,
  isNightlyPath,
  languages,
  pagePaths,
  translation,
  translations,
} from '../support/site.ts';
import { desktop, expect, type Page, test } from '../support/test.ts';

type Language = typeof english;

// Translated policy pages show the English text; one of them is enough for their frame.
const translatedPaths = pagePaths.filter(
  (path) => !path.startsWith('/privacy/') || path.endsWith('/scope'),
);

const pathsOf = (language: Language) =>
  translations.includes(language) ? translatedPaths : pagePaths;

const fileOf = (path: string) => `${path.slice(1).replaceAll('/', '-') || 'home'}.txt`;

const renewal = 'NIGHTLY=1 npm run e2e -- a11y/speech --update-snapshots';

const hint = `If it is right, renew it: ${renewal}`;

/** The accessibility tree is built after the layout: the first reading may be partial. */
async function settledSpeech(page: Page, roles: readonly string[]): Promise<string> {
  let said = '';
  await expect(async () => {
    const before = said;
    said = await speech(page, roles);
    expect(said.trim()).not.toBe('');
    expect(said).toBe(before);
  }).toPass({ intervals: [0, 50, 250] });
  return said;
}

/** Compares what is said with a transcript: all of it, or only its shape. */
async function expectSpeech(page: Page, roles: readonly string[], file: string[]): Promise<void> {
  const said = await settledSpeech(page, roles);
  // File names, the port and the year change.
  const lasting = said.replace(/http:\S+\.js/, 'http://…').replace(/© \d{4}/, '© …');
  const info = test.info();
  // The words are an owner's to change, so that only the nightly tests compare them.
  const isRenewed = ['all', 'changed'].includes(info.config.updateSnapshots);
  if (process.env.NIGHTLY || isRenewed) return expect(lasting, hint).toMatchSnapshot(file);
  const reviewed = await readFile(info.snapshotPath(...file), 'utf8').catch(() => '');
  expect(shapeOf(lasting), hint).toBe(shapeOf(reviewed));
}

test.use({ viewport: desktop, site: process.env.SAMPLE_SITE ?? '' });

function testPages(language: Language, paths = pathsOf(language)): void {
  const { tag, name } = language;
  test(`the accessibility tree of every page in ${name}`, async ({ page }) => {
    await page.goto(inLanguage('/', language));
    await expectSpeech(page, ['banner', 'contentinfo'], [tag, 'frame.txt']);
    for (const path of paths) {
      await page.goto(inLanguage(path, language));
      await expectSpeech(page, ['main'], [tag, fileOf(path)]);
    }
  });
}

/** The roles whose content each state's transcript contains. */
const journeys: readonly { state: string; roles: readonly string[] }[] = [
  { state: 'the menu with Products open', roles: ['banner'] },
  { state: 'the open choice of languages', roles: ['banner'] },
  { state: 'the drawer with Company open', roles: ['dialog'] },
  { state: 'answer 2 of Customer Service', roles: ['main'] },
  { state: 'the form with errors of the browser', roles: ['form'] },
  { state: 'the form with errors of the service', roles: ['form'] },
  { state: 'the form while it sends', roles: ['form'] },
  { state: 'the form whose sending takes long', roles: ['form'] },
  { state: 'the form that no answer came for', roles: ['form'] },
  { state: 'the form with a draft that may have been sent', roles: ['form'] },
  { state: 'the form for a product and an amount', roles: ['form'] },
  { state: 'the message that was sent', roles: ['main'] },
  { state: 'the costs of an amount that was typed', roles: ['main'] },
  { state: 'an amount that is none', roles: ['main'] },
  { state: 'a page that could not be shown', roles: ['main'] },
];

function testJourneys(): void {
  for (const { state: name, roles } of journeys)
    test(`the accessibility tree of ${name}`, async ({ page, watch }) => {
      const state = states.find((known) => known.name === name);
      if (!state) throw new Error(`there is no state "${name}"`);
      await bringTo(page, watch, state, state.screen ?? 'desktop');
      await expectSpeech(page, roles, ['journeys', `${name.replaceAll(' ', '-')}.txt`]);
    });
}

// Translated pages have the structure of the English ones.
for (const language of new Set([english, translation]))
  testPages(
    language,
    pathsOf(language).filter((path) => !isNightlyPath(path)),
  );
testJourneys();

test.describe('with its words', { tag: '@nightly' }, () => {
  for (const language of languages) testPages(language);
  testJourneys();
});
