import { expect, test } from 'vitest';
import { SampleLocales } from '../../tests/support/sampleLocales.ts';
import { runLocales } from './runLocales.ts';

test('lists the texts about money without their English, equal ones once', () => {
  const sample = new SampleLocales();
  sample.set('en/notes/home.json', 'page.lead', 'Money. Lead');
  sample.set('en/notes/common.json', 'units.month', 'Money. Time');
  sample.set('ha/common.json', 'units.month_one', 'wata {{amount}}');
  sample.set('ha/common.json', 'units.month_other', 'wata {{amount}}');
  const { units } = sample.read('ha/common.json');
  const { page, hero } = sample.read('ha/home.json');
  const lines: string[] = [];
  expect(runLocales(['money', 'ha'], sample.folder, (line) => lines.push(line))).toBe(0);
  expect(lines.join('\n')).toBe(
    `common:units.month_one, common:units.month_other\n  ${units.month_one}\n
home:page.lead\n  ${page.lead}\n
home:hero.text\n  ${hero.text}\n`,
  );
});
