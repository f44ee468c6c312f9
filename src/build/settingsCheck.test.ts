import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { samples } from './settings.ts';
import { frontPages, leftAtSamples, settingsNotes } from './settingsCheck.ts';

/** The settings below a comment with a star in `.env.example`. */
function starred(): string[] {
  const paragraphs = readFileSync('.env.example', 'utf8').split(/\n\n|\n(?=# \*)/);
  return paragraphs
    .filter((paragraph) => /^# \*/.test(paragraph))
    .flatMap((paragraph) => paragraph.match(/^VITE_\w+/gm) ?? []);
}

const real = {
  ...Object.fromEntries(starred().map((name) => [name, 'changed'])),
  VITE_COMPANY_MAP_FRAME: 'https://maps.example/frame',
  VITE_COMPANY_MAP_LINK: 'https://maps.example/link',
};

test('a release demands what `.env.example` marks with a star', () => {
  expect(leftAtSamples(samples).sort()).toEqual(starred().sort());
  expect(leftAtSamples({})).toEqual(leftAtSamples(samples));
});

test('a release is content once each of them has a value of its own', () => {
  expect(leftAtSamples({ ...samples, ...real })).toEqual([]);
});

test('a release refuses the sample map beside an address of its own', () => {
  const { VITE_COMPANY_MAP_FRAME, VITE_COMPANY_MAP_LINK, ...others } = real;
  expect(leftAtSamples(others)).toEqual(['VITE_COMPANY_MAP_FRAME', 'VITE_COMPANY_MAP_LINK']);
});

test('networks are listed until their links lead to a page of the lender', () => {
  expect(frontPages({})).toEqual(['facebook', 'twitter', 'linkedin', 'instagram']);
  const own = { VITE_COMPANY_FACEBOOK: 'https://www.facebook.com/lender' };
  expect(frontPages({ ...own, VITE_COMPANY_TWITTER: 'https://x.com' })).toEqual([
    'twitter',
    'linkedin',
    'instagram',
  ]);
  expect(settingsNotes(own).at(-1)).toContain('twitter, linkedin, instagram');
});
