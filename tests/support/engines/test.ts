import axe from 'axe-core';
import { test as base, expect } from 'playwright/test';
import { animationsEnd, axeOptions, findings } from '../a11y/axe.ts';
import { missingPrograms } from '../Processes.ts';
import { type Engine, programs, startEngine } from './engines.ts';

export { expect };

declare global {
  interface Window {
    readonly axe: typeof axe & { readonly commons: { aria: { getRole(of: Element): string } } };
  }
}

/** Finds the visible element with a role and a name, as axe computes them. Runs in the page. */
function find(role: string, name: string): Element | undefined {
  const { commons, setup, teardown } = window.axe;
  setup();
  const found = [...document.querySelectorAll('*')]
    .filter((element) => commons.aria.getRole(element) === role)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .find((element) => commons.text.accessibleText(element).trim() === name);
  teardown();
  return found;
}

const callOf = (action: unknown, args: readonly unknown[]) =>
  `(${action})(...${JSON.stringify(args)})`;

/** A visitor of the site with a browser that Playwright cannot drive. */
class Visitor {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Loads a page and waits until it is hydrated, which sets the height of its header. */
  async open(path: string): Promise<void> {
    await this.engine.open(`${process.env.PLAIN_SITE}${path}`);
    await this.engine.evaluate(`(() => { ${axe.source} })()`);
    const reach = () => document.documentElement.style.getPropertyValue('--header-reach');
    await expect.poll(() => this.evaluate(reach), `${path} is hydrated`).not.toBe('');
  }

  /** Calls a function in the page. */
  async evaluate<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    // The result of a function in the page arrives as JSON.
    return (await this.engine.evaluate(callOf(action, args))) as Awaited<Result>;
  }

  /** Waits for an element with a role and a name, and clicks it. */
  async click(role: string, name: string): Promise<void> {
    const call = callOf(find, [role, name]);
    const isShown = () => this.engine.evaluate(`${call} !== undefined`);
    await expect.poll(isShown, `${role} "${name}"`).toBe(true);
    await this.engine.click(call);
  }

  async expectText(text: string): Promise<void> {
    const body = () => this.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
    await expect.poll(body).toContain(text.replace(/\s+/g, ' '));
  }

  /** Waits until the focused element contains a text or, a field, is labelled by it. */
  async expectFocus(text: string): Promise<void> {
    const focused = () => {
      // Another element than a field has no labels.
      const element = document.activeElement as HTMLInputElement | null;
      return `${element?.labels?.[0]?.textContent ?? element?.textContent}`;
    };
    await expect.poll(() => this.evaluate(focused)).toContain(text);
  }

  /** Fails on every violation that axe finds; Chromium's tests judge incomplete results, too. */
  async expectAccessible(): Promise<void> {
    await this.evaluate(animationsEnd);
    const scan = async (options: typeof axeOptions) => {
      const { violations } = await window.axe.run(document, options);
      return violations;
    };
    expect(findings(await this.evaluate(scan, axeOptions))).toEqual([]);
  }
}

/** The options of a project. */
export interface Options {
  readonly engine: keyof typeof startEngine;
}

/** Playwright's `test` with a visitor; skipped where the machine lacks the browser. */
export const test = base.extend<Options & { visitor: Visitor }>({
  engine: ['firefox', { option: true }],
  visitor: async ({ engine: name }, use) => {
    const missing = missingPrograms(name, ...programs[name]);
    base.skip(missing.length > 0, `this machine lacks ${missing.join(', ')}`);
    const engine = await startEngine[name]();
    await use(new Visitor(engine));
    await engine.close();
  },
});
