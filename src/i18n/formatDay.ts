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

/** A day of the visitor's calendar. Browsers have no month names for Nigerian languages. */
export function formatDay(day: Date, t: Translate): string {
  const month = monthNames[day.getMonth()] ?? 'january';
  return t('common:units.date', {
    day: day.getDate(),
    month: t(`common:months.${month}`),
    year: day.getFullYear(),
  });
}
