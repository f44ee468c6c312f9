import type { Browser, Page } from 'playwright';
import { paths, policyPath } from '../../site/paths.ts';
import { markdownTable } from './markdownTable.ts';
import { median } from './median.ts';
import { launchBrowser, type Network, timeOf, withPhone } from './phone.ts';
import { withSite } from './withSite.ts';

/** A control that may be touched first on a page; `answer` is a selector of its changed state. */
interface Control {
  readonly name: string;
  readonly path: string;
  readonly selector: string;
  readonly answer: string;
  readonly width?: number;
  readonly key?: 'Enter';
  /** Before hydration the browser follows links by itself; the loader queues only presses on buttons. */
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

/** The time of a touch: `delay` milliseconds after the load event, or before hydration. */
interface Moment {
  readonly name: string;
  readonly network: Network;
  readonly delay?: number;
}

const moments: readonly Moment[] = [
  { name: '1.6 Mbit/s, 150 ms', network: fast, delay: 5_000 },
  { name: '400 kbit/s, 400 ms', network: slow, delay: 20_000 },
  { name: 'before hydration, from it', network: fast },
  { name: 'the same on 400 kbit/s', network: slow },
];

/** Runs in the page: sets marks for the press and for the first painted frame with the answer. */
function markAnswer(answer: string): void {
  if (document.querySelector(answer)) throw new Error(`${answer} matches before the press`);
  const pressed = ({ timeStamp }: Event) => performance.mark('pressed', { startTime: timeStamp });
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, pressed, { capture: true, once: true });
  const check = () => {
    if (!document.querySelector(answer)) return requestAnimationFrame(check);
    // A frame is painted after its callbacks; the next task is the first one after the paint.
    return setTimeout(() => performance.mark('answered'));
  };
  check();
}

async function press(page: Page, { selector, answer, key }: Control): Promise<void> {
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(markAnswer, answer);
  await (key ? control.press(key) : control.tap());
}

/** Milliseconds to the painted answer: from the press, or from hydration after an earlier press. */
async function touch(page: Page, address: string, control: Control, delay?: number) {
  await page.goto(address, { waitUntil: delay ? 'load' : 'commit' });
  if (delay) await page.waitForTimeout(delay);
  await press(page, control);
  const pressed = await timeOf(page, 'pressed');
  const answered = await timeOf(page, 'answered');
  if (delay) return answered - pressed;
  const hydrated = await timeOf(page, 'hydrated');
  if (pressed > hydrated) throw new Error(`${control.name}: the press came after hydration`);
  return answered - hydrated;
}

async function measureControl(browser: Browser, origin: string, control: Control, runs: number) {
  const row = [control.name];
  for (const { network, delay } of moments) {
    const times: number[] = [];
    for (let run = 0; run < runs && (delay || !control.isLink); run++)
      times.push(
        await withPhone(browser, { ...control, network }, (page) =>
          touch(page, origin + control.path, control, delay),
        ),
      );
    row.push(times.length > 0 ? median(times).toFixed() : '–');
  }
  console.error(row.join(', '));
  return row;
}

/** Measures the first touch of each control, after the page has loaded and before hydration. */
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
