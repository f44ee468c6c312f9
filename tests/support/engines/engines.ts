import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, Key, type WebElement } from 'selenium-webdriver';
import { Processes } from '../Processes.ts';

/** A browser with one tab and an empty profile. Expressions are JavaScript for the page. */
export interface Engine {
  open(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the element that is the value of an expression. */
  click(expression: string): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  type(text: string): Promise<void>;
  resize(size: { width: number; height: number }): Promise<unknown>;
  close(): Promise<void>;
}

/** WebKitGTK's own browser, which Debian has below `/usr/lib/x86_64-linux-gnu` or the like. */
const miniBrowser =
  (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file)) ?? 'MiniBrowser';

const firefox = '/usr/bin/firefox-esr';

/** The programs that each engine needs. */
export const programs = {
  firefox: [firefox],
  webkit: ['WebKitWebDriver', miniBrowser, 'Xvfb'],
};

export const startEngine = { firefox: startFirefox, webkit: startWebKit };

async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    async click(expression) {
      const found = await page.evaluateHandle(expression);
      // What is found by an expression may be any node, which its type cannot tell.
      await (found.asElement() as ElementHandle<Element> | null)?.click();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    close: () => browser.close(),
  };
}

/** Starts WebKitGTK's browser on a display of its own, which Selenium drives by WebDriver. */
async function startWebKit(): Promise<Engine> {
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
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause(100);
  const options = { binary: miniBrowser, args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build();
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    open: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    async click(expression) {
      await (await driver.executeScript<WebElement>(`return ${expression}`)).click();
    },
    press: (key) => type({ Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE }[key]),
    type,
    resize: (size) => driver.manage().window().setRect(size),
    async close() {
      await driver.quit();
      await processes.endAll();
    },
  };
}
