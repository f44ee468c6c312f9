import { hostileTexts, inAddress } from './hostileTexts.ts';

/** An address that somebody was led to, and what the browser remembers meanwhile. */
export interface HostileVisit {
  readonly address: string;
  /** Values under every name that the site keeps something. */
  readonly stored: Readonly<Record<string, string>>;
  readonly state: unknown;
}

/** The names that `languagePreference`, `places` and the router keep something under. */
const keptNames = [
  'language',
  'language-suggestion',
  'scroll-positions',
  'remix-router-transitions',
] as const;

/** Every place of an address that the site reads. */
const places: readonly ((text: string) => string)[] = [
  (text) => `/${text}`,
  (text) => `/${text}/contactus`,
  (text) => `/ha/${text}`,
  (text) => `/product/${text}`,
  (text) => `/privacy/${text}`,
  (text) => `/contactus?loanType=${text}`,
  (text) => `/contactus?${text}=${text}&loanType=car`,
  (text) => `/ha/contactus?loanType=car#${text}`,
  (text) => `/resources/faq#${text}`,
  (text) => `/privacy/our-identity#${text}`,
  (text) => `/#${text}`,
];

function turn<T>(list: readonly T[], index: number): T {
  // The remainder is always an index of the list.
  return list[index % list.length] as T;
}

/** What the history may say of an entry; the router reads `usr`, `key` and `idx`. */
function stateOf(text: string, index: number): unknown {
  return turn([null, text, { usr: text, key: text, idx: text }, { idx: -1e9, key: {} }], index);
}

/** Visits in which every input stands once in an address and once in the storage. */
export function hostileVisits(count: number, seed: number): HostileVisit[] {
  const texts = hostileTexts(count, seed);
  return texts.map((text, index) => ({
    address: turn(places, index)(inAddress(text)),
    stored: Object.fromEntries(
      keptNames.map((name, offset) => [name, turn(texts, index + offset)]),
    ),
    state: stateOf(text, index),
  }));
}
