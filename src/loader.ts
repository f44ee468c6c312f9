/**
 * Inline at the end of every page. After the first paint it sets the web font and loads the
 * application: `data-files` of its own tag names the scripts in the order of their imports, the
 * translations and the manifest. Presses on buttons are queued until the application dispatches
 * `hydrated`; if one of its files fails before, `data-static` leaves the page to the browser.
 */
const html = document.documentElement;
const files = document.currentScript?.dataset.files?.split(' ') ?? [];
const hydrated = new Promise((resolve) => document.addEventListener('hydrated', resolve));
const queue = new Set<HTMLButtonElement>();
let isStarted = false;

/** Milliseconds after which a queued submission is left to the browser. */
const submitTimeout = 10_000;

const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));

function enqueue(event: MouseEvent): void {
  const { target } = event;
  const button = target instanceof Element && target.closest<HTMLButtonElement>('#root button');
  // The browser clears a form by itself; later it would clear what was typed since. Not before a
  // queued submission, which would be empty then.
  if (!button || (button.type === 'reset' && queue.size === 0)) return;
  event.preventDefault();
  // React's own listener would drop a click that comes before hydration.
  event.stopImmediatePropagation();
  if (queue.has(button)) return;
  queue.add(button);
  if (button.type === 'submit') setTimeout(submit, submitTimeout, button);
}

function submit(button: HTMLButtonElement): void {
  if (!queue.delete(button)) return;
  const isValid = button.form?.checkValidity();
  button.form?.requestSubmit(button);
  if (isValid) blockSubmissions();
}

/** While the browser waits for the answer to a form, a press or the application would send it again. */
function blockSubmissions(): void {
  const block = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('submit', block, true);
  // Back from the answer, the form is there to be sent anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) removeEventListener('submit', block, true);
  });
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

/** Requests a file; `onError` is called if it does not come and the application needs it. */
function request(file: string, onError: () => void): void {
  const link = (rel: string) =>
    document.head.appendChild(Object.assign(document.createElement('link'), { rel, href: file }));
  if (file.endsWith('.js')) link('modulepreload').onerror = onError;
  else if (file.endsWith('.webmanifest')) link('manifest');
  // Not a preload, which browsers warn of when it is used late.
  else fetch(file).then(({ ok }) => ok || onError(), onError);
}

/** Evaluates each script in a task of its own; in one, they would hold up the visitor's input. */
async function evaluate(): Promise<void> {
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    if ('static' in html.dataset) return;
    await import(/* @vite-ignore */ file);
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
  const failed = new Promise<void>((_, reject) => {
    for (const file of files) request(file, reject);
  });
  await Promise.race([hydrated, failed, evaluate().then(() => hydrated)]).catch(makeStatic);
  await replay();
}

document.addEventListener('click', enqueue, true);
// A picture that never comes would hold back the load event, and with it the visitor's answer.
for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, start, true);
// The pictures of the first screen come before the application, and so does the frame that shows
// them; a page that opens in the background has no frames.
addEventListener('load', () =>
  document.hidden ? start() : requestAnimationFrame(() => requestAnimationFrame(start)),
);
