import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from 'playwright/test';
import { Processes } from '../Processes.ts';
import type { Scheme } from './Engine.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './Visitor.ts';
import { startWebKit } from './webkit.ts';

export { expect };

const processes = new Processes();

const engines = { firefox: startFirefox, webkit: startWebKit };

/** The options of a project. */
export interface Options {
  readonly engine: keyof typeof engines;
}

/** Extends Playwright's `test`, which cannot drive these browsers, by a visitor with a new browser. */
export const test = base.extend<Options & { scheme: Scheme; visitor: Visitor }>({
  engine: ['firefox', { option: true }],
  scheme: ['light', { option: true }],
  visitor: async ({ engine, scheme }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-engine-'));
    try {
      const browser = await engines[engine](processes, scheme, folder);
      const visitor = new Visitor(browser, process.env.PLAIN_SITE ?? '');
      await use(visitor);
      await visitor.expectNoProblems();
    } finally {
      await processes.endAll();
      await rm(folder, { recursive: true, force: true });
    }
  },
});
