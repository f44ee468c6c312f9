import { describe, expect, test } from 'vitest';
import { expectedTexts } from '../expectedTexts.ts';
import type { Figure } from '../Figure.ts';
import { languageRules } from '../LanguageRules.ts';
import { checkText } from './checkText.ts';

const figures = new Map<string, Figure>([
  ['rate', { unit: 'percent', value: 10 }],
  ['limit', { unit: 'month', value: 1 }],
  ['loan', { unit: 'naira', value: 30_000_000 }],
  ['updated', { unit: 'date', value: '2024-10-02' }],
]);

function problems(tag: string, english: string, text: string, form?: string): string[] {
  const rules = languageRules(tag);
  const source = form ? ['text_one', 'text_other'] : ['text'];
  const texts = Object.fromEntries(source.map((name) => [name, english]));
  const key = form ? `text_${form}` : 'text';
  const expected = expectedTexts(texts, rules).find((candidate) => candidate.key === key);
  if (!expected) throw new Error(`${tag} has no form ${form}`);
  return checkText(text, expected, rules, figures);
}

describe('right, though it may look wrong', () => {
  test.each<[string, string, string, string]>([
    ['money and percent', 'ha', 'Up to 5%', '₦ 5% – ₦5,000'],
    ['a mark without a letter of its own', 'yo', 'Loan', 'Ẹ́ jẹ́ kí ọ̀rọ̀ ṣẹ́ ní m̀bẹ̀'],
    ['dotted and toned letters', 'ig', 'Loan', 'Ụgwọ́ ịgbaziri ṅụọ ḿ ǹ'],
    ['hooked letters', 'ha', 'Loan', 'Ƙarɓa ɗan’uwa ƴa’ya Ɗ Ɓ'],
    ['quotation marks', 'ha', '“We” and "you"', '“Mu” da "ku" da ‘su’ da «ni»'],
    ['a quotation that ends in an accent', 'fr', 'Loan', '« là », “café”… «été»… “LIBERTÉ” – À «'],
    ['capitals before signs', 'fr', 'Loan', 'CAFÉ™ CAFÉ’s IRMÃ” MAÇÔ'],
    ['German', 'de', 'Loan', 'Spaß… „Gruß“ Süß– Öl Äöü'],
    ['less than', 'ha', 'a < b', 'a < b da 5 <6'],
    ['an ampersand', 'ha', 'Terms & Conditions', 'Sharuɗɗa & Dokoki; AT&T'],
    ['arrows and dots', 'ha', 'Next', '→ … · © 2024'],
    ['Arabic', 'ar', 'Loan: {{rate}}', 'قرض: {{rate}}، «نعم»؟ ١٢٣'],
    ['Persian with a joiner', 'fa', 'Loan', 'می‌خواهم'],
    ['Hindi with a joiner', 'hi', 'Loan', 'क्‍ष ऋण'],
    ['Vietnamese', 'vi', 'Loan', 'Một khoản vay lễ hội Đồng ý'],
    ['Cyrillic and Greek', 'ru', 'Loan', 'Заём ёж'],
    ['Greek', 'el', 'Loan', 'Δάνειο'],
    ['spaces inside the braces', 'ha', '{{rate}} a day', '{{ rate }} a rana'],
    ['placeholders in another order', 'ha', '{{rate}} of {{loan}}', '{{loan}}: {{rate}}'],
    ['tags in another order', 'ha', '<a>x</a> <b>y</b>', '<b>i</b> da <a>o</a>'],
    ['a number of the English text', 'ha', 'Act 10, {{rate}}', 'Doka 10, {{rate}}'],
    ['a number that is no figure of it', 'ha', '{{rate}} here', '{{rate}} a 2023, 100, 1.10'],
    ['the day of a date', 'ha', 'On {{updated}}', 'Sashe 2: {{updated}}'],
    ['a space that English has too', 'ha', ' and ', ' da '],
    ['the same as English', 'pcm', 'Contact', 'Contact'],
    ['braces of no kind', 'ha', 'Loan', '(rance) [a] $5'],
  ])('%s', (_, tag, english, text) => {
    expect(problems(tag, english, text)).toEqual([]);
  });

  test.each([
    ['ar', 'zero'],
    ['ar', 'two'],
    ['cy', 'two'],
  ])('%s %s without the number, for which English has no form', (tag, form) => {
    expect(problems(tag, '{{amount}} x', 'a', form)).not.toContainEqual(
      expect.stringContaining('{{amount}}'),
    );
  });
});

describe('wrong', () => {
  test.each([
    ['ar', 'few'],
    ['sl', 'two'],
    ['pcm', 'one'],
    ['yo', 'other'],
    ['ha', 'one'],
  ])('%s %s without the number', (tag, form) => {
    expect(problems(tag, '{{amount}} x', 'a', form)).toEqual([
      expect.stringContaining('{{amount}}'),
    ]);
  });

  test.each([
    ['grouped by points', '30.000.000 {{loan}}'],
    ['grouped by spaces', '30 000 000 {{loan}}'],
    ['grouped by no-break spaces', '30\u202f000\u202f000 {{loan}}'],
    ['ungrouped', '30000000 {{loan}}'],
    ['in millions', '₦30m {{loan}}'],
    ['in millions, with zeros', '30.0 {{loan}}'],
  ])('a figure %s', (_, text) => {
    expect(problems('ha', 'Up to {{loan}}', text)).toEqual([expect.stringContaining('by hand')]);
  });

  test('one complaint for two figures', () => {
    expect(problems('ha', '{{rate}} for {{limit}}', '10% na wata 1')).toEqual([
      'The figure “10”, “1” is written by hand. Let {{rate}}, {{limit}} say it, so that it is the same in every language.',
    ]);
  });

  test('a joiner where the script needs none', () => {
    expect(problems('ha', 'Loan', 'ran\u200cce')).toEqual([
      expect.stringContaining('invisible character (U+200C)'),
    ]);
  });
});
