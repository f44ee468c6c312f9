import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright/test';
import type { Key } from '../../../src/i18n/keys.ts';
import { en, spoken } from '../sources.ts';
import { expect, type Page } from '../test.ts';

const snapshots = new URL('../../a11y/snapshots/', import.meta.url);

/**
 * Compares what a screen reader finds in an element, or in the last element of a role, with a
 * snapshot. The snapshot names each English text by its key, so that it does not depend on the
 * words.
 */
export async function expectHeard(
  page: Page,
  where: Parameters<Page['getByRole']>[0] | Locator,
  file: string,
): Promise<void> {
  const snapshot = await readFile(new URL(`${file}.yml`, snapshots), 'utf8');
  // A text may contain quotation marks. A wrong key has a text that is not on the page.
  const textOf = (key: string) => JSON.stringify(spoken(en(key as Key))).slice(1, -1);
  const heard = snapshot
    .replace(/\{\{(\S+)\}\}/g, (_, key: string) => textOf(key))
    // A colon in a name would end the YAML key.
    .replace(/^( *- )(\w+ ".*"(?: \[\S+\])*)/gm, (_, start: string, name: string) =>
      [start, "'", name.replaceAll("'", "''"), "'"].join(''),
    );
  const element = typeof where === 'string' ? page.getByRole(where).last() : where;
  await expect(element).toMatchAriaSnapshot(heard);
}
