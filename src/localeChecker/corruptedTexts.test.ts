import { describe, expect, test } from 'vitest';
import { expectOne, inspectHausaAfter, replaced, set } from '../../tests/support/spoil.ts';

const home = 'ha/home.json';
const product = 'ha/product.json';
const car = 'car.description';
const contact = 'ha/contact.json';
const faq = 'ha/faq.json';
const rich = 'form.privacy';

describe('placeholders', () => {
  test.each<[string, string | RegExp, string, string | RegExp]>([
    ['dropped', '{{carMaximum}}', '', /^\{\{carMaximum\}\} is in the English text and missing/],
    ['renamed', '{{carMaximum}}', '{{carMaximun}}', /carMaximun.*Write \{\{carMaximum\}\}/],
    ['with a capital', '{{carMaximum}}', '{{CarMaximum}}', /Write \{\{carMaximum\}\}/],
    ['translated', '{{carMaximum}}', '{{mota}}', /Write \{\{carMaximum\}\}/],
    ['exchanged', '{{carMaximum}}', '{{businessMaximum}}', /Write \{\{carMaximum\}\}/],
    ['added', /$/, ' {{brand}}', /^\{\{brand\}\} is not in the English text.*Remove it/],
    ['closed by one brace', '{{carMaximum}}', '{{carMaximum}', /Write \{\{carMaximum\}\}/],
    ['opened by one brace', '{{carMaximum}}', '{carMaximum}}', /Write \{\{carMaximum\}\}/],
    ['in single braces', '{{carMaximum}}', '{ carMaximum }', /two braces on each side/],
    ['in three braces', '{{carMaximum}}', '{{{carMaximum}}}', /two braces on each side/],
    ['unclosed', '{{carMaximum}}', '{{carMaximum', /two braces on each side/],
    ['between round brackets', '{{carMaximum}}', '((carMaximum))', /missing here/],
    ['empty', '{{carMaximum}}', '{{}}', /Write \{\{carMaximum\}\}/],
    ['with a format', '{{carMaximum}}', '{{carMaximum, uppercase}}', /Write \{\{carMaximum\}\}/],
    ['unescaped', '{{carMaximum}}', '{{- carMaximum}}', /hyphen.*Write \{\{carMaximum\}\}/],
    ['doubled', '{{carMaximum}}', '{{carMaximum}} {{carMaximum}}', /more often/],
    ['dropped twice', /\{\{carTerm.*?\}\}/g, '', /^\{\{carTermMin\}\}, \{\{carTermMax\}\} is/],
    ['replaced by its figure', '{{carMaximum}}', '₦30,000,000', /“30,000,000” is written by hand/],
    ['replaced by millions', '{{carMaximum}}', 'miliyan 30', /“30” .* Let \{\{carMaximum\}\}/],
    ['beside its figure', '{{carInterest}}', '10% ({{carInterest}})', /“10” is written by hand/],
  ])('%s', (_, from, to, text) => {
    expectOne(replaced(product, car, from, to), product, car, text);
  });

  // The site's font lacks these signs, which is reported too.
  test.each([
    [
      'in wide braces',
      '{{carMaximum}}',
      '｛｛carMaximum｝｝',
      /\{\{carMaximum\}\} is in the English/,
    ],
    ['replaced by other digits', '{{carInterest}}', '١٠%', /by hand. Let \{\{carInterest\}\}/],
  ])('%s', (_, from, to, text) => {
    const { found } = inspectHausaAfter(replaced(product, car, from, to));
    expect(found).toHaveLength(2);
    expect(found).toContainEqual(expect.stringMatching(text));
  });

  test.each([
    ['a date', 'ha/policy-updates-policy.json', 'page.lead', '{{policyUpdated}}', '2/10/2024'],
    ['an hour', home, 'connect.text', '{{closingTime}}', '8PM'],
    ['a count', 'ha/company.json', 'chooseUs.groups.trusted.points.privacy', /\{\{.*\}\}/, '2'],
  ])('replaced by %s', (_, file, key, from, to) => {
    expectOne(replaced(file, key, from, to), file, key, 'is written by hand');
  });

  test.each([
    ['to fetch another text', /$/, ' $t(common:brand.title)', /^“\$t\(”/],
    ['to write a character as in HTML', ' ', '&nbsp;', /^“&nbsp;” would be shown/],
  ])('syntax %s', (_, from, to, text) => {
    expectOne(replaced(product, car, from, to), product, car, text);
  });
});

describe('tags', () => {
  test.each<[string, string | RegExp, string, string | RegExp]>([
    ['dropped', /<\/?policy>/g, '', /^The tag <policy>…<\/policy> .* missing/],
    ['renamed', /policy>/g, 'siyasa>', /does not have <siyasa>.*Write <policy>/],
    ['with a capital', /policy>/g, 'Policy>', /Write <policy>/],
    ['unclosed', '</policy>', '', /^<policy> is not closed/],
    ['unopened', '<policy>', '', /^<\/policy> closes a tag that was not opened/],
    ['opened twice', '</policy>', '<policy>', /is not closed/],
    ['closed without slash', '</policy>', '<policy/>', /is not closed/],
    ['the wrong way round', /<policy>(.*)<\/policy>/, '</policy>$1<policy>', /not opened/],
    ['without its end', '<policy>', '<policy ', /has no end/],
    ['with a broken end', '</policy>', '</policy', /has no end/],
    [
      'with an attribute',
      '<policy>',
      '<policy href="https://example.com">',
      /nothing but its name/,
    ],
    ['with a bare attribute', '<policy>', '<policy hidden>', /nothing but its name/],
    ['empty', /<policy>.*<\/policy>/, '<policy></policy>', /no words between/],
    ['self-closing', /<policy>.*<\/policy>/, '<policy/>', /<policy\/> like this.*Write <policy>/],
    ['added', /^/, '<b>a</b> ', /does not have <b>.*Remove it/],
    ['repeated', /$/, ' <policy>a</policy>', /does not have <policy>.*Remove it/],
    ['with a digit after <', /^/, '<5 ', /has no end/],
    ['as a comment', /^/, '<!-- a --> ', /has no end/],
  ])('%s', (_, from, to, text) => {
    expectOne(replaced(contact, rich, from, to), contact, rich, text);
  });

  test.each([
    ['crossed', '<car>a <personal>b</car> c</personal> <business>d</business>', /is open where/],
    ['nested', '<car>a <personal>b</personal></car> <business>d</business>', /inside <car>/],
    ['swapped for another', '<car>a</car> <car>b</car> <business>d</business>', /<personal>/],
  ])('%s', (_, tags, text) => {
    const spoil = set(faq, 'notice', `{{brand}} ${tags}`);
    expectOne(spoil, faq, 'notice', text);
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['the end of a script', '</script>'],
    ['a picture with a handler', '<img src=x onerror=alert(1)>'],
    ['a drawing with a handler', '<svg/onload=alert(1)>'],
    ['a link', '<a href="https://evil.example">a</a>'],
    ['a link in a link', '<policy><a href="//evil.example">a</a></policy>'],
    ['a handler on a tag', '<policy onclick="alert(1)">a</policy>'],
    ['a frame', '<iframe src="javascript:alert(1)"></iframe>'],
    ['a comment', '<!--'],
    ['escaped markup', '&lt;script&gt;'],
  ])('markup: %s', (_, added) => {
    for (const [file, key] of [
      [product, car],
      [contact, rich],
    ] as const) {
      const { found } = inspectHausaAfter(replaced(file, key, /$/, ` ${added}`));
      expect(found, file).not.toEqual([]);
    }
  });

  test('in a text without tags', () => {
    expectOne(replaced(product, car, /^/, '<b>Mota</b> '), product, car, /does not have <b>/);
  });
});

describe('characters', () => {
  const key = 'hero.lead';

  test.each<[string, string | RegExp, string, string | RegExp]>([
    ['not composed', /^/, 'e\u0301 ', /^“é” is put together/],
    ['marks in another order', /^/, 'o\u0301\u0323 ', /NFC/],
    ['a space before', /^/, ' ', /^There is a space before/],
    ['a space after', /$/, ' ', /^There is a space after/],
    ['a no-break space after', /$/, '\u00a0', /^There is a space after/],
    ['a line break', ' ', '\n', /U\+000A/],
    ['a tab', ' ', '\t', /U\+0009/],
    ['a control character', /^/, '\u0007', /U\+0007/],
    ['a line separator', ' ', '\u2028', /U\+2028/],
    ['a zero-width space', ' ', '\u200b', /invisible character \(U\+200B\)/],
    ['a zero-width joiner', ' ', '\u200d', /U\+200D/],
    ['a byte order mark inside', /^/, '\ufeff', /U\+FEFF/],
    ['a soft hyphen', /^./, 'a\u00adb', /U\+00AD/],
    ['a mark of direction', /^/, '\u200f', /U\+200F/],
    ['an override of direction', /^/, '\u202e', /U\+202E/],
    ['an isolate', /^/, '\u2067', /U\+2067/],
    ['a lost letter', /^./, '\ufffd', /a letter was lost/i],
    ['half a letter', /^./, '\ud83d', /a letter was lost/i],
    ['a private letter', /^./, '\ue000', /a letter was lost/i],
    ['mojibake of ẹ', 'ẹ', 'áº¹', /“áº¹” looks like “ẹ”/],
    ['mojibake of é', /^/, 'Ã© ', /looks like “é”/],
    ['mojibake of ’', /^/, 'naâ€™am ', /looks like “’”/],
    ['mojibake of ɗ', /^/, 'É—an ', /looks like “ɗ”/],
    ['mojibake of ƙ', /^/, 'taÆ™i ', /looks like “ƙ”/],
    ['mojibake of ₦', /^/, 'â‚¦ ', /looks like “₦”/],
    ['mojibake of ị as ISO 8859-1', /^/, 'á»\u008b ', /looks like “ị”/],
    ['mojibake of an emoji', /^/, 'ðŸ˜€ ', /looks like “😀”/],
    ['a letter that only looks Latin', /^/, 'Bа ', /“а” \(U\+0430\)/],
    ['a letter that the font lacks', /^/, 'ꬰ ', /font does not have “ꬰ” \(U\+AB30\)/],
    ['a letter of another script', /^/, 'س ', /font does not have “س”/],
  ])('%s', (_, from, to, text) => {
    expectOne(replaced(home, key, from, to), home, key, text);
  });

  test('nothing but a space', () => {
    expectOne(set(home, key, ' '), home, key, /^There is a space before/);
  });
});
