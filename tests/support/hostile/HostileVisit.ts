import { hostileTexts, inAddress } from './hostileTexts.ts';

/** A visit with a hostile URL, storage and history state. */
export interface HostileVisit {
  readonly address: string;
  /** Values for every storage key of the site. */
  readonly stored: Readonly<Record<string, string>>;
  readonly state: unknown;
}

/** The storage keys of `languagePreference`, `scrollPositions` and the router. */
const keptNames = [
  'language',
  'language-suggestion',
  'scroll-positions',
  'remix-router-transitions',
] as const;

/** Every part of a URL that the site reads. */
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
  // The remainder is always a valid index.
  return list[index % list.length] as T;
}

/** A history state; the router reads `usr`, `key` and `idx`. */
function stateOf(text: string, index: number): unknown {
  return turn([null, text, { usr: text, key: text, idx: text }, { idx: -1e9, key: {} }], index);
}

/** Visits in which every input occurs once in a URL and once in the storage. */
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
