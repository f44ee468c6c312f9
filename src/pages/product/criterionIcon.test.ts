import { expect, test } from 'vitest';
import { criterionIcon } from './criterionIcon.ts';

test.each([
  ['car', 'car'],
  ['documentCar', 'document'],
  ['documentIncome', 'document'],
  ['id', 'id'],
  ['interest', 'interest'],
  ['custody', 'custody'],
  ['somethingNew', 'check'],
])('the criterion %s has the icon %s', (key, icon) => {
  expect(criterionIcon(key)).toBe(icon);
});
