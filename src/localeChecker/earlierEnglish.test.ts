import { expect, test } from 'vitest';
import { SampleLocales } from '../../tests/support/sampleLocales.ts';
import { runLocales } from './runLocales.ts';

function run(sample: SampleLocales, ...args: string[]) {
  const lines: string[] = [];
  const code = runLocales(args, sample.folder, (line) => lines.push(line));
  return { code, printed: lines.join('\n') };
}

const texts = 'en/checks/texts.json';

test('an outdated translation is shown with the English that it was made from, until it is right', () => {
  const sample = new SampleLocales();
  run(sample);
  sample.set('en/home.json', 'title', 'House');
  run(sample);
  sample.set('en/home.json', 'title', 'Main page');
  expect(run(sample, 'check', 'ha').printed).toContain(
    'English:      Main page\n      English then: Home\n      Yours:        Gida',
  );
  expect(run(sample, '--no-write')).toMatchObject({ code: 0 });
  run(sample, 'keep', 'ha', 'home:title');
  expect(Object.values(sample.read(texts))).toContain('Main page');
  expect(Object.values(sample.read(texts))).not.toContain('Home');
  expect(run(sample, '--no-write')).toMatchObject({ code: 0 });
});

test('an English text is kept as long as one language needs it', () => {
  const sample = new SampleLocales();
  for (const name of ['meta', 'home', 'common'])
    sample.write(`yo/${name}.json`, sample.read(`ha/${name}.json`));
  sample.write('yo/common.json', {});
  run(sample);
  sample.set('en/home.json', 'title', 'House');
  sample.set('ha/home.json', 'title', 'Shafin farko');
  run(sample);
  expect(run(sample, 'check', 'yo').printed).toContain('English then: Home');
});

test('a file that is not up to date is reported, and written by the next run', () => {
  const sample = new SampleLocales();
  run(sample);
  sample.write(texts, '{ <<<');
  const { code, printed } = run(sample, '--no-write');
  expect([code, printed]).toEqual([1, expect.stringContaining(`locales/${texts}: `)]);
  expect(run(sample)).toMatchObject({ code: 0 });
  expect(run(sample, '--no-write')).toMatchObject({ code: 0 });
});
