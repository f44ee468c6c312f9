import { expect, test } from 'vitest';
import { SampleLocales } from '../../../tests/support/sampleLocales.ts';

function expectRefused(key: string, text: string, message: string) {
  const sample = new SampleLocales();
  sample.set('ha/home.json', key, text);
  sample.expectProblem('ha/home.json', key, message);
}

// The English text is “Up to {{maximum}} at {{rate}}”.
test.each([
  ['a', '{{maximum}} {{rate}} of the English text is missing: put it in its place'],
  ['{{Maximum}} {{rate}}', '{{Maximum}} stands where the English text has {{maximum}}: write that'],
  ['{{brand}} {{rate}}', '{{brand}} stands where the English text has {{maximum}}: write that'],
  ['{ maximum } {{rate}}', '{ maximum } stands where the English text has {{maximum}}'],
  ['{{maximum {{rate}}', '{{maximum stands where the English text has {{maximum}}'],
  ['{{{maximum}}} {{rate}}', '{{{maximum}}} stands where the English text has {{maximum}}'],
  ['{{- maximum}} {{rate}}', '{{- maximum}} stands where the English text has {{maximum}}'],
  ['{{maximum, long}} {{rate}}', '{{maximum, long}} stands where the English text has {{maximum}}'],
  [
    '{{maximum}} {{rate}} {{brand}}',
    '{{brand}} is not in the English text, or not as often: remove',
  ],
  ['{{maximum}} {{rate}} {{rate}}', '{{rate}} is not in the English text, or not as often: remove'],
  ['{{maximum}} 10%', 'The figure “10” is not in the English text: write {{rate}} in its place'],
  ['{{maximum}} ١٠%', 'The figure “١٠” is not in the English text: write {{rate}} in its place'],
  ['{{maximum}} {{rate}} 10', 'The figure “10” is not in the English text: remove it'],
  ['30,000,000 {{rate}}', 'The figure “30,000,000” is not in the English text: write {{maximum}}'],
  ['₦30m {{rate}}', 'The figure “30” is not in the English text: write {{maximum}}'],
  ['{{maximum}} {{rate}} ½', 'The figure “½” is not in the English text: remove it'],
  ['{{maximum}} {{rate}} m²', 'The figure “²” is not in the English text: remove it'],
  ['{{maximum}}&nbsp;{{rate}}', '“&nbsp;” is code, not words: remove it'],
  ['{{maximum}} {{rate}} $t(common:act)', '“$t(” is code'],
  ['{{maximum}}\\n{{rate}}', '“\\n” is code'],
  ['l\\’ {{maximum}} {{rate}}', '“\\’” is code'],
  ['{{maximum}} {{rate}} \\u00e9', '“\\u00e9” is code'],
  ['{{maximum}} {{rate}} %s', '“%s” is code'],
  ['{{maximum}} {{rate}} %brand%', '“%brand%” is code'],
  ['**{{maximum}}** {{rate}}', '“**” is code'],
  ['`{{maximum}} {{rate}}`', '“`” is code'],
  [
    'Read our policy or: {{maximum}} {{rate}}',
    '“Read our policy or …” is English: remove it, or put <en>',
  ],
  [
    '₦{{maximum}}, {{rate}}',
    '“₦” stands beside {{maximum}}, which is filled in with its sign or unit',
  ],
  ['N {{maximum}}, {{rate}}', 'with its sign or unit: remove “N”'],
  ['naira {{maximum}}, {{rate}}', 'with its sign or unit: remove “naira”'],
  ['{{maximum}} million, {{rate}}', 'with its sign or unit: remove “million”'],
  ['{{maximum}}, {{rate}}%', '“%” stands beside {{rate}}'],
  ['{{maximum}}, {{rate}} percent', '“percent” stands beside {{rate}}'],
  ['US$ {{maximum}}, {{rate}}', 'remove “US$”'],
  ['{{maximum}} of naira, {{rate}}', 'remove “naira”'],
  ['{{maximum}} euros, {{rate}}', 'remove “euros”'],
  ['{{maximum}} (NGN), {{rate}}', 'remove “NGN”'],
  ['{{maximum}} F CFA, {{rate}}', 'remove “F CFA”'],
  ['{{maximum}}, <en>{{rate}}</en>%', '“%” stands beside {{rate}}'],
])('a text with placeholders is refused: %s: %s', (text, message) => {
  expectRefused('hero.text', text, message);
});

// The English text is “Read our <policy>policy</policy>”.
test.each([
  ['manufa', '<policy>…</policy> of the English text is missing: put it in its place'],
  ['<b>a</b>', '<b>…</b> stands where the English text has <policy>…</policy>: write that'],
  ['<Policy>a</Policy>', '<Policy>…</Policy> stands where the English text has <policy>…</policy>'],
  ['<policy>a', '<policy> is not closed: write </policy> after its words, before any other <.'],
  ['a <policy>b<policy> c', 'it opens and where it closes: write </policy> the second time'],
  ['a</policy>', '</policy> closes nothing: remove it, or write <policy> before its words'],
  ['<policy>a</policy', 'The tag near “</policy” has no end: close it with >, or write a space'],
  ['<- <policy>a</policy>', 'The tag near “<- ” has no end'],
  ['<!-- a --> <policy>a</policy>', 'The tag near “<!-- a -->” has no end'],
  ['<policy href="//evil">a</policy>', 'holds more than its name: write <policy> or </policy>.'],
  ['<policy/>', '<policy/> holds more than its name: write <policy> or </policy>.'],
  [
    '<b>a</b> <policy>a</policy>',
    '<b>…</b> is not in the English text, or not as often: remove it',
  ],
  ['<b><policy>a</policy></b>', '<b> is not in the English text: remove it'],
  ['a <policy>.</policy>', '<policy>.</policy> holds no words: put the words of the sentence that'],
  ['<en>flat <policy>a</policy>', '<en> is not closed: write </en> after its words'],
  ['<policy>a</policy> <en>”</en>', '<en>”</en> holds no words'],
])('a text with a tag is refused: %s: %s', (text, message) => {
  expectRefused('hero.link', text, message);
});

test('a translation may mark words that it quotes in English, also inside another tag', () => {
  const sample = new SampleLocales();
  sample.set('ha/home.json', 'hero.link', '<policy>“<en>flat</en>”</policy> da <en>rollover</en>');
  expect(sample.problems()).toEqual([]);
});

test('whoever follows the messages on nested tags comes to a right text', () => {
  const sample = new SampleLocales();
  for (const [text, message] of [
    ['<car>a <home>b</car> c</home>', '<car> is not closed: write </car> after its words, before'],
    ['<car>a </car><home>b</car> c</home>', '<home> is not closed: write </home> after its words'],
    ['<car>a </car><home>b</home></car> c</home>', '</car> closes nothing: remove it'],
    ['<car>a </car><home>b</home> c</home>', '</home> closes nothing: remove it'],
  ] as const) {
    sample.set('ha/home.json', 'hero.links', text);
    sample.expectProblem('ha/home.json', 'hero.links', message);
  }
  sample.set('ha/home.json', 'hero.links', '<car>a </car><home>b</home> c');
  expect(sample.problems()).toEqual([]);
});

test.each([
  ['<b>Gida</b>', '<b>…</b> is not in the English text'],
  ['e\u0301 a', '“é” is put together from other parts than elsewhere'],
  ['o\u0301\u0323', 'copy “ọ́” from here in its place'],
  ['𝗿𝗮𝗻𝗰𝗲', '“𝗿𝗮𝗻𝗰𝗲” is made of signs that look like letters: write “rance”'],
  ['ｒａｎｃｅ', 'write “rance”'],
  ['ⓡⓐⓝⓒⓔ', 'write “rance”'],
  ['ﬁ', 'write “fi”'],
  ["k'arba", "“k'” stands where “ƙ” is meant: write “ƙ”, or copy it from here"],
  ['k’arba', 'write “ƙ”'],
  ['ķarba', 'write “ƙ”'],
  ["B'era", 'write “Ɓ”'],
  ['Ƀera', 'write “Ɓ”'],
  [' a', 'The text begins or ends with a space: remove it'],
  ['a\u00a0', 'The text begins or ends with a space: remove it'],
  ['a\nb', 'invisible character (U+000A): delete it'],
  ['a\u2028b', 'invisible character (U+2028): delete it'],
  ['a\u200bb', 'invisible character (U+200B): delete it'],
  ['a\u200cb', 'invisible character (U+200C): delete it'],
  ['a\u200f', 'invisible character (U+200F): delete it'],
  ['\u2067a', 'invisible character (U+2067): delete it'],
  ['\ufffda', '(U+FFFD) stands where a letter was lost by a wrong encoding: type it again'],
  ['\ud83da', '(U+D83D) stands where a letter was lost'],
  ['\ue000a', '(U+E000) stands where a letter was lost'],
  ['áº¹', '“áº¹” stands where a letter was lost'],
  ['nï¿½a', 'stands where a letter was lost'],
  ['·∫πy√°', 'stands where a letter was lost'],
  ['mmad·ª•', 'stands where a letter was lost'],
  ['MaÊ¼aikata', 'stands where a letter was lost'],
  ['├®a', 'stands where a letter was lost'],
  ['Sav+AOk-oir', '“+AOk-” stands where a letter was lost'],
  ['na¿am', '“a¿” stands where a letter was lost'],
  ['?asa', '“?a” stands where a letter was lost by a wrong encoding: type it again'],
  ['ma?a', '“a?a” stands where'],
  ['a?? ba', '“??” stands where'],
  ['ku ? zo', '“ ? ” stands where'],
  ['men? na', '“n?” stands where'],
  ['Ã©', 'stands where a letter was lost'],
  ['naâ€™am', 'stands where a letter was lost'],
  ['taÆ™i', 'stands where a letter was lost'],
  ['É—an', 'stands where a letter was lost'],
  ['á»\u008b', 'stands where a letter was lost'],
  ['â‚¦', 'stands where a letter was lost'],
  ['ðŸ˜€', 'stands where a letter was lost'],
  ['Bа', '“а” (U+0430) does not belong to the script of Hausa, even if it looks like it'],
])('characters are refused: %j: %s', (text, message) => {
  expectRefused('title', text, message);
});

test.each([
  ['yo', 'e\u0329ni', 'e̩', 'ẹ'],
  ['yo', 'O\u0320ja', 'O̠', 'Ọ'],
  ['ig', 'i\u0329ji', 'i̩', 'ị'],
])('a dot below is typed as such: %s: %s', (tag, title, wrong, right) => {
  const sample = new SampleLocales();
  sample.write(`${tag}/meta.json`, sample.read('ha/meta.json'));
  sample.write(`${tag}/home.json`, { title });
  const [problem = '', ...more] = sample.problems().map((line) => line.normalize('NFC'));
  expect(more).toEqual([]);
  expect(problem).toContain(right.normalize('NFC'));
  expect(problem).toContain(wrong.normalize('NFC'));
});

test.each([
  ['es', '¿Qué? ¿Y tú?'],
  ['ha', 'Ƙarɓa ɗan’uwa ƴa’ya ₦ – “Mu” da "ku", «ni» → © (a) [b] $ a < b & AT&T'],
  ['yo', 'Ẹ́ jẹ́ kí ọ̀rọ̀ ṣẹ́ ní m̀bẹ̀. Ó dára'],
  ['fr', '« là », “café”… «été»… “LIBERTÉ” – À « CAFÉ™ CAFÉ’s IRMÃ” MAÇÔ'],
  ['ar', 'قرض «نعم»؟'],
  ['ar', 'قرض\u200e (A)\u200f \u061cنعم \u2067ب\u2069'],
  ['my', 'အနေဖြင\u103a\u1037'],
  ['bn', 'ড়\u09dc য়\u09df ঢ়\u09dd'],
  ['de', 'Büro ❤️ ☎️ ‼️ 👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 n.º ™'],
  ['hi', 'क़\u0958 ड़\u095c'],
  ['hy', 'և'],
  ['ja', 'ローン'],
  ['km', 'ប្រាក់\u200bកម្ចី'],
  ['lo', 'ເງິນກູ້ ຳ ໜ'],
  ['th', 'สินเชื่อ ำ'],
  ['ru', 'Заём ёж №'],
])('characters are right, though they may look wrong: %s: %s', (tag, title) => {
  const sample = new SampleLocales();
  const dir = tag === 'ar' ? 'rtl' : 'ltr';
  sample.write(`${tag}/meta.json`, { ...sample.read('ha/meta.json'), dir });
  sample.write(`${tag}/home.json`, { title });
  expect(sample.problems()).toEqual([]);
});

test.each([
  ['{{maximum}} de nairas, {{rate}}', 'nairas'],
  ['{{maximum}} d’euros, {{rate}}', 'euros'],
  ['{{maximum}} de dollars, {{rate}}', 'dollars'],
  ['{{maximum}}, {{rate}} pourcent', 'pourcent'],
  ['{{maximum}}, {{rate}} pour cent', 'pour cent'],
])(
  'a unit of French is refused beside a figure before the units are translated: %s',
  (text, word) => {
    const sample = new SampleLocales();
    sample.write('fr/meta.json', sample.read('ha/meta.json'));
    sample.write('fr/home.json', { hero: { text } });
    expect(sample.problems()).toEqual([
      expect.stringContaining(`with its sign or unit: remove “${word}”`),
    ]);
  },
);

test.each([
  ['fr', 'heures'],
  ['fr', 'h'],
  ['fr', 'du matin'],
  ['de', 'Uhr'],
])('a word for hours is refused beside an hour: %s: %s', (tag, word) => {
  const sample = new SampleLocales();
  sample.set('figures.json', 'openingTime', { unit: 'clock', value: 8 });
  sample.set('en/home.json', 'title', 'From {{openingTime}}');
  sample.set('ha/home.json', 'title', '');
  sample.write(`${tag}/meta.json`, sample.read('ha/meta.json'));
  sample.write(`${tag}/home.json`, { title: `– {{openingTime}} ${word}` });
  expect(sample.problems()).toEqual([expect.stringContaining(`remove “${word}”`)]);
});

test.each([
  ['es', '{{maximum}} por persona, {{rate}} por mes'],
  ['af', '’n {{maximum}}-lening, {{rate}}'],
  ['fr', '{{maximum}} de prêt, {{rate}} pour tous'],
  ['sw', 'Mkopo wa {{maximum}} kwa {{rate}}'],
  ['de', '{{maximum}}-Kredit, {{rate}} Zinsen'],
  ['ja', '最大{{maximum}}円、{{rate}}まで'],
])('words beside a figure are right if they are no unit: %s: %s', (tag, text) => {
  const sample = new SampleLocales();
  sample.write(`${tag}/meta.json`, sample.read('ha/meta.json'));
  sample.write(`${tag}/home.json`, { hero: { text } });
  expect(sample.problems()).toEqual([]);
});
