import { expect, test } from 'vitest';
import { formatCurrency, isolateAmounts } from './format.ts';
import { english } from './languages.ts';

test('an amount has the sign of its currency, in every locale', () => {
  expect(formatCurrency(1500, english)).toBe('₦1,500');
  expect(formatCurrency(1500, { ...english, formatLocale: 'ar' })).not.toContain('NGN');
});

test('in a right-to-left language an amount and its sign are one isolate', () => {
  for (const [text, isolated] of [
    ['₦30 مليون', '\u2066₦30\u2069 مليون'],
    ['30 ₦', '\u206730 ₦\u2069'],
  ] as const) {
    expect(isolateAmounts(text, 'rtl')).toBe(isolated);
    expect(isolateAmounts(text, 'ltr')).toBe(text);
  }
  const arabic = { ...english, dir: 'rtl', formatLocale: 'ar' } as const;
  expect(formatCurrency(1500, arabic)).toMatch(/^[\u2066\u2067].*\u2069$/);
});
