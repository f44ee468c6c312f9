import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oldestBrowsers } from './browsers.ts';

test('the README names the oldest browsers', () => {
  const names = Object.entries(oldestBrowsers).map((browser) => browser.join(' '));
  expect(readFileSync('README.md', 'utf8')).toContain(`runs in ${names.join(', ')} and later`);
});
