import { setInInter } from './setInInter.ts';
import { pause } from './ui/pause.ts';
import { goUnaided, isUnaided } from './ui/unaided.ts';
import { whenWanted } from './ui/wanted.ts';

/**
 * Stands inline at the end of every page and brings the application to life once the page is
 * painted: one file after the other, so that no task is long. Until then, and until each part
 * answers, it keeps the clicks on buttons; links and fields work without script.
 *
 * Its `data-modules` names the application's files in the order of their imports; `data-manifest`
 * is for the browser's own frame, which can wait for the page too. The root's `data-words` names the
 * files of the page's words.
 */
const { modules = '', manifest = '' } = document.currentScript?.dataset ?? {};
const root = document.getElementById('root');
const words = root?.dataset.words?.split(' ') ?? [];
const wordsAhead = new Map<string, Promise<Response>>();
const held = new Set<HTMLElement>();
let isStarted = false;
let isReleasing = false;

/** Whether a control will answer, and does not yet. */
function isAsleep(control: HTMLElement): boolean {
  return !isUnaided() && control.closest('[data-asleep]') !== null;
}

/** Resolves when the page has been drawn, pictures of the first screen included. */
async function painted(): Promise<void> {
  await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  await new Promise(requestAnimationFrame);
  await pause();
}

function addLink(rel: string, href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel, href });
  document.head.append(link);
}

// Not a preload, of which browsers complain when the application takes its time.
function askForWords(href: string): void {
  const response = fetch(href);
  wordsAhead.set(href, response);
  // The application is told, and asks once more.
  response.catch(() => undefined);
}

/** Asks for every file, each in a task of its own: all at once would be a long one. */
async function askFor(files: readonly string[]): Promise<void> {
  for (const href of files) {
    addLink('modulepreload', href);
    await pause();
  }
  for (const href of words) {
    askForWords(href);
    await pause();
  }
  addLink('manifest', manifest);
}

async function importAll(): Promise<void> {
  const files = modules.split(' ');
  void askFor(files);
  for (const href of files) {
    await import(/* @vite-ignore */ href);
    await pause();
  }
}

/** Gives back the clicks that are answered now, each when the one before has had its effect. */
async function release(): Promise<void> {
  if (isReleasing) return;
  isReleasing = true;
  for (let control = nextAwake(); control; control = nextAwake()) {
    held.delete(control);
    delete control.dataset.held;
    control.click();
    await pause();
  }
  isReleasing = false;
}

function nextAwake(): HTMLElement | undefined {
  return [...held].find((control) => !isAsleep(control));
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  void importAll().catch(goUnaided);
}

function hold(event: MouseEvent): void {
  // A link is something without the script.
  const control = event.target instanceof Element ? event.target.closest('button') : null;
  if (!control || !isAsleep(control)) return;
  event.preventDefault();
  // Before React hears it, which forgets the clicks that it cannot answer yet.
  event.stopImmediatePropagation();
  // Pressed again out of impatience it is still one press.
  held.add(control);
  control.dataset.held = '';
}

window.wordsAhead = wordsAhead;
if (root?.hasChildNodes()) {
  root.dataset.asleep = '';
  document.addEventListener('click', hold, true);
  new MutationObserver(() => void release()).observe(document.documentElement, {
    attributeFilter: ['data-asleep', 'data-unaided'],
    subtree: true,
  });
  void whenWanted().then(start);
  void painted()
    .then(start)
    .then(() => pause())
    .then(setInInter)
    // Without it the page stays in the fonts of the device.
    .catch(() => undefined);
} else {
  start();
}
