import { seededRandom } from '../seededRandom.ts';

/** The global variable that an injected script sets, and the attribute of injected elements. */
export const scriptMark = 'hostileScriptRan';
export const elementMark = 'data-hostile';

const markup = [
  `<script>window.${scriptMark}=1</script>`,
  `<img src=x ${elementMark} onerror="window.${scriptMark}=1">`,
  `"><svg ${elementMark} onload=window.${scriptMark}=1>`,
  `' onfocus=window.${scriptMark}=1 autofocus ${elementMark}='`,
  `</title></script></textarea><b ${elementMark}>`,
  `<a href="javascript:window.${scriptMark}=1" ${elementMark}>x</a>`,
  `<iframe srcdoc="<script>parent.${scriptMark}=1</script>" ${elementMark}></iframe>`,
  `<base href="https://evil.example/" ${elementMark}>`,
  '<!--',
  ']]>',
];

const addresses = [
  `javascript:window.${scriptMark}=1`,
  `data:text/html,<script>${scriptMark}=1</script>`,
  'https://evil.example/',
  '//evil.example/contactus',
  '/\\evil.example',
  'https:evil.example',
  'vbscript:x',
  '../../../etc/passwd',
  '..%2f..%2fpackage.json',
  './/',
  '///',
];

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'then',
  'null',
  'undefined',
  'NaN',
  '-1e999',
  'true',
  '{}',
  '[]',
  '{"__proto__":{"hostile":1}}',
  '{"default /":1e999}',
  '[object Object]',
];

const encodings = ['%', '%%', '%E0%A4%A', '%C0%AF', '%u0041', '%00', '%FF', '%2F', '%5C', '%23'];

const characters = [
  '\0',
  '\ud800',
  '\udc00',
  '\ufeff',
  '\uffff',
  '\u202e',
  '\u2066',
  '\u200d',
  '\u2028',
  '\r\n',
  '\t',
  ' ',
  '😀',
  'e\u0301'.repeat(20),
  'İ',
  'ß',
  '\\',
  ';',
  '&amp;',
  '$1',
  '{{brand}}',
  '$t(common:brand)',
  ':',
  '.',
  '::',
];

/** Names that the site knows, so that some inputs get past the first check. */
const known = [
  'ha',
  'HA',
  '%68a',
  'ha-Latn-NG',
  'car',
  'contactus',
  'product',
  'car-loans',
  'privacy',
  'our-identity',
  'resources/faq',
  'company',
  'loan-options',
  'scroll-positions',
  'main',
  'root',
  'words',
  'splash',
  'message',
];

const pieces = [markup, addresses, names, encodings, characters, known];

type Random = () => number;

function pick<T>(list: readonly T[], random: Random): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error('Nothing to pick from');
  return picked;
}

function piece(random: Random): string {
  return random() < 0.1
    ? String.fromCharCode(random() * 0x10000, random() * 0x10000)
    : pick(pick(pieces, random), random);
}

function hostileText(random: Random): string {
  const text = Array.from({ length: 1 + Math.floor(random() ** 2 * 4) }, () => piece(random));
  // One in a hundred has the maximum length of a URL or a stored value.
  return random() < 0.01 ? text.join('/').repeat(20_000).slice(0, 60_000) : text.join('');
}

/** Hostile inputs, reproducible by their seed. */
export function hostileTexts(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => hostileText(random));
}

/** A text as a part of a URL, without lone surrogates. */
export function inAddress(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd').replace(/[?#]/g, encodeURIComponent);
}
