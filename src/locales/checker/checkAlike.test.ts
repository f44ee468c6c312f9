import { expect, test } from 'vitest';
import { SampleLocales } from '../../../tests/support/sampleLocales.ts';

/** A sample with all texts of which values and links consist, in English and, the same, in Hausa. */
function sampleWithUnits() {
  const sample = new SampleLocales();
  const units = {
    month_one: '{{amount}} month',
    month_other: '{{amount}} months',
    date: '{{day}} {{month}} {{year}}',
    morning: '{{hour}} h',
    evening: '{{hour}} h later',
  };
  const months = { january: 'January', february: 'February' };
  const days = { monday: 'Monday', tuesday: 'Tuesday' };
  const menu = { links: { car: 'Auto Funding', personal: 'Personal Funding' } };
  for (const tag of ['en', 'ha', 'en/notes'])
    for (const [name, value] of Object.entries({ units, months, days, menu }))
      sample.set(`${tag}/common.json`, name, value);
  sample.set('en/notes/common.json', 'units.month', 'A period.');
  sample.set('ha/common.json', 'units.month_1', 'one month');
  return sample;
}

test.each([
  ['units.evening', '{{hour}} h', '“1\u00a0h” stands for 1 and for 13: say what part of the day'],
  ['units.evening', '{{hour}} H', 'or, if hours count from 0 to 23, write "hourCycle": "h23"'],
  ['units.month_2', 'one month', '“one month” stands for 1 and for 2: write the words of each'],
  ['months.february', 'January', '“2 January 2000” stands for january and for february: write'],
  ['days.tuesday', 'monday', '“monday” stands for monday and for tuesday: write the words of each'],
  ['menu.links.personal', 'Auto funding.', '“Auto funding.” is also the name of “car”'],
])('two values that read alike are refused: %s %j', (key, text, message) => {
  const sample = sampleWithUnits();
  expect(sample.problems()).toEqual([]);
  sample.set('ha/common.json', key, text);
  sample.expectProblem('ha/common.json', key, message);
});

test.each([
  ['days', 'monday', 'ranar Talata', 'is the name of tuesday: write that of monday'],
  ['months', 'january', 'Faburairu', 'is the name of february: write that of january'],
])(
  'a day or month under the name of another one is refused: %s.%s %j',
  (group, name, text, message) => {
    const sample = sampleWithUnits();
    // A name that CLDR does not have, as many translators write it, is right.
    sample.set('ha/common.json', 'months.february', 'Fabrairu');
    sample.set('ha/common.json', 'days.tuesday', 'ta biyu');
    expect(sample.problems()).toEqual([]);
    sample.set('ha/common.json', `${group}.${name}`, text);
    sample.expectProblem('ha/common.json', `${group}.${name}`, message);
  },
);
