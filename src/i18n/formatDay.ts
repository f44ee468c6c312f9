import type { Translate } from './keys.ts';

export const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** A date with the month name of the locale files: browsers have none for Nigerian languages. */
export function formatDay(day: Date, t: Translate): string {
  const month = monthNames[day.getMonth()] ?? 'january';
  return t('common:units.date', {
    day: day.getDate(),
    month: t(`common:months.${month}`),
    year: day.getFullYear(),
  });
}
