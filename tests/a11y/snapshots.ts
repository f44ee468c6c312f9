import { readFile } from 'node:fs/promises';
import { en } from '../support/site.ts';
import { expect, type Page } from '../support/test.ts';

type Key = Parameters<typeof en>[0];

/**
 * Compares what a screen reader finds in the last element of a role with a snapshot. The snapshot
 * names each English text by its key, so that it does not depend on the words.
 */
export async function expectHeard(
  page: Page,
  [role, file]: readonly [role: Parameters<Page['getByRole']>[0], file: string],
): Promise<void> {
  const snapshot = await readFile(new URL(`snapshots/${file}.yml`, import.meta.url), 'utf8');
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
