import { machine } from 'node:os';
import axe from 'axe-core';
import { test as base, expect } from 'playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { animationsEnd, axeOptions, findings } from '../support/a11y/axe.ts';
import { buildTimeout } from '../support/builds.ts';
import { missingPrograms, Processes } from '../support/Processes.ts';
import { servedBuild } from '../support/servers.ts';
import { desktop } from '../support/test.ts';

export { expect };

const firefox = '/usr/bin/firefox-esr';
const webKitDriver = '/usr/bin/WebKitWebDriver';
const miniBrowser = `/usr/lib/${machine()}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** The part of Puppeteer's `Page` that the tests use. */
interface Tab {
  goto(url: string): Promise<unknown>;
  readonly evaluate: Page['evaluate'];
  click(selector: string): Promise<void>;
  setViewport(size: typeof desktop): Promise<unknown>;
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

/** Starts WebKitGTK's browser on a display of its own; Selenium drives it by WebDriver. */
async function withWebKit(use: (tab: Tab) => Promise<void>): Promise<void> {
  const processes = new Processes();
  // WebKitGTK's driver takes the same arguments as Safari's.
  const service = new ServiceBuilder(webKitDriver)
    .setEnvironment({
      DISPLAY: await processes.startDisplay(),
      LANG: 'en_US.UTF-8',
      // Without a session bus the browser does not wait for services.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
    })
    .build();
  const options = { binary: miniBrowser, args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build();
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  await use({
    goto: (url) => driver.get(url),
    evaluate: (action, ...args) => driver.executeScript(action, ...args),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    setViewport: (size) => driver.manage().window().setRect(size),
    keyboard: {
      press: (key) => type({ Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE }[key]),
      type,
    },
  });
  await driver.quit();
  await service.kill();
  await processes.endAll();
}

/** The browsers by the names of their projects, with the programs that each needs. */
const engines = {
  firefox: { start: withFirefox, programs: [firefox] },
  webkit: { start: withWebKit, programs: [webKitDriver, miniBrowser, 'Xvfb'] },
};

/** Playwright's `test` with a tab of a browser that it cannot drive; skipped if that is missing. */
export const test = base.extend<{ tab: Tab }>({
  tab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      // The configuration has a project for each engine.
      const engine = test.info().project.name as keyof typeof engines;
      const { start, programs } = engines[engine];
      const missing = missingPrograms(engine, ...programs);
      test.skip(missing.length > 0, `this machine lacks ${missing.join(', ')}`);
      await servedBuild('plain');
      await start(use);
    },
    { timeout: buildTimeout },
  ],
});

/** Loads a page and waits until it is hydrated, which sets the height of its header. */
export async function open(tab: Tab, path: string, size = desktop): Promise<void> {
  await tab.setViewport(size);
  const { address } = await servedBuild('plain');
  await tab.goto(`${address}${path}`);
  const reach = () => document.documentElement.style.getPropertyValue('--sticky-header');
  await expect.poll(() => tab.evaluate(reach), `${path} is hydrated`).not.toBe('');
}

/** Waits for a control, or the label of a field, with a text, and clicks it. */
export async function click(tab: Tab, text: string): Promise<void> {
  const mark = (name: string) => {
    const controls = [...document.querySelectorAll('a, button, label')];
    const found = controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .find(({ textContent }) => textContent.trim() === name);
    // WebKit's driver scrolls an element only to the edge, where something may cover it.
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (const control of controls) control.toggleAttribute('data-found', control === found);
    return found !== undefined;
  };
  await expect.poll(() => tab.evaluate(mark, text), `“${text}”`).toBe(true);
  await tab.click('[data-found]');
}

export async function expectText(tab: Tab, text: string): Promise<void> {
  const body = () => tab.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
  await expect.poll(body).toContain(text.replace(/\s+/g, ' '));
}

/** Waits until the focused element contains a text or, if it is a field, is labelled by it. */
export async function expectFocus(tab: Tab, text: string): Promise<void> {
  const focused = () => {
    // An element that is not a field has no labels.
    const element = document.activeElement as HTMLInputElement | null;
    return element?.labels?.[0]?.textContent ?? element?.textContent;
  };
  await expect.poll(() => tab.evaluate(focused)).toContain(text);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Fails on every violation that axe finds; only Chromium's tests judge incomplete results, too. */
export async function expectAccessible(tab: Tab): Promise<void> {
  await tab.evaluate(animationsEnd);
  await tab.evaluate(new Function(axe.source) as () => void);
  const scan = async (options: typeof axeOptions) => {
    // The header would cover part of what the page has been scrolled to.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Only violations: all results are too much for the protocols.
    return (await window.axe.run(document, options)).violations;
  };
  expect(findings(await tab.evaluate(scan, axeOptions))).toEqual([]);
}
