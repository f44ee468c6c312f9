import { readFile } from 'node:fs/promises';
import type { Key } from '../../../src/i18n/keys.ts';
import { en } from '../site.ts';
import { expect, type Page } from '../test.ts';

const snapshots = new URL('../../a11y/snapshots/', import.meta.url);

/**
 * Compares what a screen reader finds in the last element of a role with a snapshot, which names each
 * English text by its key, so that it does not depend on the words.
 */
export async function expectHeard(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  file: string,
): Promise<void> {
  const snapshot = await readFile(new URL(`${file}.yml`, snapshots), 'utf8');
  // A text may contain quotation marks. A key that does not exist is no text of the page.
  const textOf = (key: string) => JSON.stringify(en(key as Key)).slice(1, -1);
  const heard = snapshot
    .replace(/\{\{(\S+)\}\}/g, (_, key: string) => textOf(key))
    // A colon in a name would end the key.
    .replace(/^( *- )(\w+ ".*"(?: \[\S+\])*)/gm, (_, start: string, name: string) =>
      [start, "'", name.replaceAll("'", "''"), "'"].join(''),
    );
  await expect(page.getByRole(role).last()).toMatchAriaSnapshot(heard);
}
