import type { PropsWithChildren } from 'react';
import { word as englishWords } from '../../locales/en/words.json';
import { paths } from '../facts/paths.ts';
import { Naira } from '../i18n/Naira.tsx';
import { contactTags, linkTag } from './Links.tsx';

/**
 * A word of the loan agreement that the page “Words in your agreement” explains: its key and
 * anchor.
 */
type AgreementWord = keyof typeof englishWords;

/** The words as they stand in the agreement, which is in English for every visitor. */
export { englishWords };

/** The words in the order of their page; `Object.keys` loses the type of the keys. */
export const agreementWords = Object.keys(englishWords) as AgreementWord[];

/**
 * The tags of texts: those of contacts, and those of words, of which `<rollover>…</rollover>` leads
 * to the explanation of the word.
 */
export const textTags = {
  ...contactTags,
  ...Object.fromEntries(agreementWords.map((word) => [word, linkTag(`${paths.words}#${word}`)])),
};

/** The tag of the large figure in a fact. */
export const factTags = {
  strong: ({ children }: PropsWithChildren) => <Naira parent="strong">{String(children)}</Naira>,
};
