import axe from 'axe-core';
import { expect } from 'playwright/test';
import { animationsEnd, axeOptions, findings } from '../a11y/axe.ts';
import type { Engine, Scheme, Size } from './Engine.ts';
import { inPage, type Target } from './inPage.ts';

/** Names of keys in WebDriver; printable ones name themselves. */
export const keys = { Tab: '\uE004', Enter: '\uE006', Escape: '\uE00C' } as const;

const helpers = Object.entries(inPage).map(([name, helper]) => `${name}: ${helper}`);

/** A visitor with a browser: finds elements by role and name, and acts by mouse and keyboard. */
export class Visitor {
  readonly #engine: Engine;
  readonly #site: string;

  constructor(engine: Engine, site: string) {
    this.#engine = engine;
    this.#site = site;
  }

  /** Loads a page and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.#engine.open(this.#site + path);
    await this.#engine.evaluate(
      `(() => { ${axe.source}; Object.assign(window, { ${helpers.join()} }); })()`,
    );
    await expect.poll(() => this.evaluate(inPage.isReady), `${path} is hydrated`).toBe(true);
  }

  /** Calls a function in the page. */
  async evaluate<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const json = await this.#engine.evaluate(`(${action})(...${JSON.stringify(args)})`);
    return json && JSON.parse(json);
  }

  resize(size: Size) {
    return this.#engine.resize(size);
  }

  async hover(...path: Target[]) {
    let place: Awaited<ReturnType<typeof inPage.aim>>;
    const find = async () => {
      place = await this.evaluate(inPage.aim, path);
      return place;
    };
    await expect.poll(find, `the pointer reaches ${path.join(' > ')}`).toBeTruthy();
    const actions = [{ type: 'pointerMove', duration: 0, ...place }];
    await this.#perform('pointer', actions);
  }

  async click(...path: Target[]) {
    await this.hover(...path);
    await this.#perform('pointer', [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async type(text: string) {
    const press = (value: string) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    await this.#perform('key', [...text].flatMap(press));
  }

  #perform(type: 'key' | 'pointer', actions: readonly object[]) {
    return this.#engine.perform([{ type, id: type, actions }]);
  }

  /** Waits for a state of the element at the end of a path. */
  async expect(path: readonly Target[], state: Partial<ReturnType<typeof inPage.look>>) {
    const look = () => this.evaluate(inPage.look, path);
    await expect.poll(look, path.join(' > ')).toMatchObject(state);
  }

  async expectText(text: string) {
    const body = () => this.evaluate(() => document.body.innerText);
    // A figure and its unit are joined by a no-break space.
    await expect
      .poll(async () => (await body()).replace(/\s+/g, ' '))
      .toContain(text.replace(/\s+/g, ' '));
  }

  /** Waits until the heading of the page has the focus, as after a navigation. */
  async expectHeadingFocused() {
    await expect.poll(() => this.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  }

  /** Fails unless the page knows the colour scheme and has loaded the site's own font. */
  async expectAppearance(scheme: Scheme) {
    const page = await this.evaluate(() => ({
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      hasFont: [...document.fonts].some(({ status }) => status === 'loaded'),
    }));
    expect(page).toEqual({ isDark: scheme === 'dark', hasFont: true });
  }

  /** Fails on every violation that axe finds; Chromium's tests judge incomplete results, too. */
  async expectAccessible() {
    await this.evaluate(animationsEnd);
    const scan = async (options: typeof axeOptions) => {
      const { violations } = await window.axe.run(document, options);
      return violations;
    };
    expect(findings(await this.evaluate(scan, axeOptions))).toEqual([]);
  }

  /** Fails on messages of the console and on requests to other sites. */
  async expectNoProblems() {
    expect(await this.#engine.messages()).toEqual([]);
    expect(await this.evaluate(inPage.foreignRequests)).toEqual([]);
  }
}
