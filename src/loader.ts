/**
 * Inline at the end of every page. After the first paint it sets the web font and loads the
 * application: `data-files` of its own tag names the scripts in the order of their imports, the
 * translations and the manifest. Presses on buttons are queued until the application dispatches
 * `hydrated`; if one of its files fails before, `data-static` leaves the page to the browser.
 */
const html = document.documentElement;
const files = document.currentScript?.dataset.files?.split(' ') ?? [];
const queue = new Set<HTMLButtonElement>();
let isStarted = false;

/** Milliseconds after which a queued submission is left to the browser. */
const submitTimeout = 10_000;

const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));

function enqueue(event: MouseEvent): void {
  const { target } = event;
  const button = target instanceof Element && target.closest<HTMLButtonElement>('#root button');
  if (!button) return;
  event.preventDefault();
  // React's own listener would drop a click that comes before hydration.
  event.stopImmediatePropagation();
  queue.add(button);
  // A picture that never comes would hold back the load event, and with it the answer.
  void start();
  const submit = () => queue.delete(button) && button.form?.requestSubmit(button);
  if (button.type === 'submit') setTimeout(submit, submitTimeout);
}

/** Presses each queued button once; each press takes effect before the next. */
async function replay(): Promise<void> {
  document.removeEventListener('click', enqueue, true);
  for (const button of queue) {
    queue.delete(button);
    button.click();
    await yieldToMain();
  }
}

/** Requests all files side by side, and evaluates each script in a task of its own. */
async function load(): Promise<void> {
  const link = (rel: string, href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  const scripts = files.filter((file) => file.endsWith('.js'));
  for (const file of files) {
    if (scripts.includes(file)) link('modulepreload', file);
    else if (file.endsWith('.webmanifest')) link('manifest', file);
    // The application's own request reads the cache, and reports a failure. Not a preload, which
    // browsers warn of when it is used late.
    else fetch(file).catch(() => undefined);
  }
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await yieldToMain();
  }
}

/** Opens what only the application could open: tabs, answers, the languages. */
function makeStatic(): void {
  html.dataset.static = '';
  const show = (panel: Element | null) => panel?.removeAttribute('hidden');
  document.querySelectorAll('[role="tabpanel"]').forEach(show);
  for (const button of document.querySelectorAll('[aria-expanded][aria-controls]')) {
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (panel) button.setAttribute('aria-expanded', 'true');
    show(panel);
  }
}

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const setFont = () => html.setAttribute('data-font', '');
  document.fonts.load('1em Inter').then(setFont, () => undefined);
  const hydrated = new Promise((resolve) => document.addEventListener('hydrated', resolve));
  await Promise.race([hydrated, load().then(() => hydrated)]).catch(makeStatic);
  await replay();
}

document.addEventListener('click', enqueue, true);
// The pictures of the first screen come before the application, and so does the frame that shows them.
addEventListener('load', () =>
  requestAnimationFrame(() => requestAnimationFrame(() => void start())),
);
