import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allPaths, company } from '../site.ts';
import { headerRules, headersFor } from './headerRules.ts';
import { formatHeaders, parseHeaders } from './headersFile.ts';

const facts = {
  shell: readFileSync('index.html', 'utf8'),
  formEndpoint: 'https://forms.lender.example',
  mapFrame: company.map.frame,
};
const rules = headerRules(
  facts,
  allPaths().map(({ path }) => path),
);
const file = formatHeaders(rules);

test('the file of headers can be parsed', () => {
  expect(parseHeaders(file)).toEqual(rules);
});

test('pages are asked for again each time, and files with a hash never', () => {
  for (const { path } of allPaths())
    expect(headersFor(rules, path)['Cache-Control'], path).toBe('no-cache');
  expect(headersFor(rules, '/assets/x-12345678.js')['Cache-Control']).toMatch(/immutable/);
});

// https://developers.cloudflare.com/workers/static-assets/headers/ and
// https://docs.netlify.com/manage/routing/headers/
test('the file of headers keeps to the limits of hosts', () => {
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(rules.filter(({ path }) => !/^\/[^*]*\*?$/.test(path))).toEqual([]);
  // The built shell has some more inline code, each with a hash.
  expect(file.split('\n').filter((line) => line.length > 1500)).toEqual([]);
});
