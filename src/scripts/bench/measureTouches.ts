import type { Browser, Page } from 'playwright';
import { paths, policyPath } from '../../site/paths.ts';
import { markdownTable } from './markdownTable.ts';
import { median } from './median.ts';
import { launchBrowser, type Network, timeOf, withPhone } from './phone.ts';
import { withSite } from './withSite.ts';

/** A control that a visitor may touch first on a page; `answer` matches once it has answered. */
interface Control {
  readonly name: string;
  readonly path: string;
  readonly selector: string;
  readonly answer: string;
  readonly width?: number;
  readonly key?: 'Enter';
  /** The browser follows a link before hydration; the loader queues presses on buttons alone. */
  readonly isLink?: true;
}

const dialog = '[role="dialog"][data-state="open"]';
const expanded = '[aria-expanded="true"]';
const question = '[role="tabpanel"]:not([hidden]) h3 button';
const tab = '[role="tab"]:nth-child(2)';
const languages = 'header button[aria-controls]:not([aria-haspopup])';
const opensDialog = 'button[aria-haspopup="dialog"]';
const faqLink = `footer a[href="${paths.faq}"]`;

const controls: readonly Control[] = [
  { name: 'FAQ question', path: paths.faq, selector: question, answer: expanded },
  {
    name: 'the same by Enter',
    path: paths.faq,
    selector: question,
    answer: expanded,
    key: 'Enter',
  },
  { name: 'second tab', path: paths.faq, selector: tab, answer: `${tab}[aria-selected="true"]` },
  { name: 'phone menu', path: paths.home, selector: `header ${opensDialog}`, answer: dialog },
  {
    name: 'policy drawer',
    path: policyPath('scope'),
    selector: `main ${opensDialog}`,
    answer: dialog,
  },
  {
    name: 'dropdown',
    path: paths.home,
    selector: 'header li button',
    answer: expanded,
    width: 1024,
  },
  { name: 'language picker', path: paths.home, selector: languages, answer: expanded },
  {
    name: 'footer link',
    path: paths.home,
    selector: faqLink,
    answer: '[role="tab"]',
    isLink: true,
  },
];

const fast: Network = { kilobitsPerSecond: 1600, latency: 150 };
const slow: Network = { kilobitsPerSecond: 400, latency: 400 };

/** When a control is touched: `pause` milliseconds after the load event, or before hydration. */
interface Moment {
  readonly name: string;
  readonly network: Network;
  readonly pause?: number;
}

const moments: readonly Moment[] = [
  { name: '1.6 Mbit/s, 150 ms', network: fast, pause: 5_000 },
  { name: '400 kbit/s, 400 ms', network: slow, pause: 20_000 },
  { name: 'before hydration, from it', network: fast },
  { name: 'the same on 400 kbit/s', network: slow },
];

/** Runs in the page: marks the press, and the first painted frame that shows the answer. */
function markAnswer(answer: string): void {
  if (document.querySelector(answer)) throw new Error(`${answer} is there before the press`);
  const pressed = ({ timeStamp }: Event) => performance.mark('pressed', { startTime: timeStamp });
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, pressed, { capture: true, once: true });
  const look = () => {
    if (!document.querySelector(answer)) return requestAnimationFrame(look);
    // A frame is painted after its callbacks; the next task is the first to run after the paint.
    return setTimeout(() => performance.mark('answered'));
  };
  look();
}

async function press(page: Page, { selector, answer, key }: Control): Promise<void> {
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(markAnswer, answer);
  await (key ? control.press(key) : control.tap());
}

/** The time to the painted answer: from the press, or from hydration if the press came before. */
async function touch(page: Page, address: string, control: Control, pause?: number) {
  await page.goto(address, { waitUntil: pause ? 'load' : 'commit' });
  if (pause) await page.waitForTimeout(pause);
  await press(page, control);
  const pressed = await timeOf(page, 'pressed');
  const answered = await timeOf(page, 'answered');
  if (pause) return answered - pressed;
  const hydrated = await timeOf(page, 'hydrated');
  if (pressed > hydrated) throw new Error(`${control.name}: the press came after hydration`);
  return answered - hydrated;
}

async function measureControl(browser: Browser, origin: string, control: Control, runs: number) {
  const row = [control.name];
  for (const { network, pause } of moments) {
    const times: number[] = [];
    for (let run = 0; run < runs && (pause || !control.isLink); run++)
      times.push(
        await withPhone(browser, { ...control, network }, (page) =>
          touch(page, origin + control.path, control, pause),
        ),
      );
    row.push(times.length > 0 ? median(times).toFixed() : '–');
  }
  console.error(row.join(', '));
  return row;
}

/** Touches each control first on its page: after the page has loaded, and before it is hydrated. */
export function measureTouches(runs: number): Promise<string> {
  return withSite('0', async ({ origin }) => {
    const browser = await launchBrowser();
    const rows: string[][] = [];
    try {
      for (const control of controls)
        rows.push(await measureControl(browser, origin, control, runs));
    } finally {
      await browser.close();
    }
    return markdownTable(['first touch, ms', ...moments.map(({ name }) => name)], rows);
  });
}
