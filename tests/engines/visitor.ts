import { existsSync, readdirSync } from 'node:fs';
import axe from 'axe-core';
import { test as base, expect } from 'playwright/test';
import puppeteer from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { animationsEnd, axeOptions, findings } from '../support/a11y/axe.ts';
import { missingPrograms, Processes } from '../support/Processes.ts';

export { expect };

/** WebKitGTK's own browser, which Debian has below `/usr/lib/x86_64-linux-gnu` or the like. */
const miniBrowser =
  (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file)) ?? 'MiniBrowser';

const firefox = '/usr/bin/firefox-esr';

/** The browsers, with the programs that each needs. */
const programs = {
  firefox: [firefox],
  webkit: ['WebKitWebDriver', miniBrowser, 'Xvfb'],
};

/** What the tests use of Puppeteer's `Page`. Expressions are JavaScript for the page. */
interface Tab {
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  setViewport(size: { width: number; height: number }): Promise<unknown>;
  readonly keyboard: {
    press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
    type(text: string): Promise<void>;
  };
}

async function withFirefox(use: (tab: Tab) => Promise<void>): Promise<void> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox });
  await use(await browser.newPage());
  await browser.close();
}

/** Starts WebKitGTK's browser on a display of its own, which Selenium drives by WebDriver. */
async function withWebKit(use: (tab: Tab) => Promise<void>): Promise<void> {
  const processes = new Processes();
  const port = 20_000 + (process.pid % 20_000);
  const server = `http://127.0.0.1:${port}`;
  processes.start('WebKitWebDriver', [`--port=${port}`], {
    ...process.env,
    DISPLAY: await processes.startDisplay(),
    LANG: 'en_US.UTF-8',
    // Without a session bus the browser does not wait for services.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
  });
  await expect(() => fetch(`${server}/status`)).toPass();
  const options = { binary: miniBrowser, args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build();
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  await use({
    goto: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    setViewport: (size) => driver.manage().window().setRect(size),
    keyboard: {
      press: (key) => type({ Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE }[key]),
      type,
    },
  });
  await driver.quit();
  await processes.endAll();
}

declare global {
  interface Window {
    readonly axe: typeof axe & { readonly commons: { aria: { getRole(of: Element): string } } };
  }
}

/** Marks the visible element with a role and a name, as axe computes them. Runs in the page. */
function mark(role: string, name: string): boolean {
  const { commons, setup, teardown } = window.axe;
  setup();
  const elements = [...document.querySelectorAll('*')];
  const found = elements
    .filter((element) => commons.aria.getRole(element) === role)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .find((element) => commons.text.accessibleText(element).trim() === name);
  teardown();
  // WebKit's driver leaves an element at the edge, where it may be covered.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (const element of elements) element.toggleAttribute('data-found', element === found);
  return found !== undefined;
}

/** A visitor of the site with a browser that Playwright cannot drive. */
class Visitor {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Loads a page and waits until it is hydrated, which sets the height of its header. */
  async open(path: string): Promise<void> {
    await this.tab.goto(`${process.env.PLAIN_SITE}${path}`);
    await this.tab.evaluate(`(() => { ${axe.source} })()`);
    const reach = () => document.documentElement.style.getPropertyValue('--header-reach');
    await expect.poll(() => this.evaluate(reach), `${path} is hydrated`).not.toBe('');
  }

  /** Calls a function in the page. */
  async evaluate<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const call = `(${action})(...${JSON.stringify(args)})`;
    // The result of a function in the page arrives as JSON.
    return (await this.tab.evaluate(call)) as Awaited<Result>;
  }

  /** Waits for an element with a role and a name, and clicks it. */
  async click(role: string, name: string): Promise<void> {
    await expect.poll(() => this.evaluate(mark, role, name), `${role} "${name}"`).toBe(true);
    await this.tab.click('[data-found]');
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
    // Only violations: all results are too much for the protocols.
    const scan = async (options: typeof axeOptions) => {
      // The header would cover a part of what a press has scrolled to.
      window.scrollTo({ top: 0, behavior: 'instant' });
      const { violations } = await window.axe.run(document, options);
      return violations;
    };
    expect(findings(await this.evaluate(scan, axeOptions))).toEqual([]);
  }
}

/** The option of a project. */
export interface Options {
  readonly engine: keyof typeof programs;
}

/** Playwright's `test` with a visitor; skipped where the machine lacks the browser. */
export const test = base.extend<Options & { visitor: Visitor }>({
  engine: ['firefox', { option: true }],
  visitor: async ({ engine }, use) => {
    const missing = missingPrograms(engine, ...programs[engine]);
    base.skip(missing.length > 0, `this machine lacks ${missing.join(', ')}`);
    const start = engine === 'firefox' ? withFirefox : withWebKit;
    await start((tab) => use(new Visitor(tab)));
  },
});
