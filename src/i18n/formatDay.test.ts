import { expect, test } from 'vitest';
import { formatDay } from './formatDay.ts';

test('a date is made of its day, the name of its month and its year', () => {
  const parts: unknown[] = [];
  const name = (key: string, values?: object) => {
    if (values) parts.push(values);
    return key;
  };
  expect(formatDay(new Date(2026, 10, 4), name)).toBe('common:units.date');
  expect(parts).toEqual([{ day: 4, month: 'common:months.november', year: 2026 }]);
});
