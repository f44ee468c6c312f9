/**
 * Inline at the end of every page. After the first paint this script sets the web font and loads
 * the application: `data-files` of its own tag lists the application's scripts in the order of
 * their imports. It queues presses on buttons until the application dispatches `hydrated`, or
 * `failed` if it leaves the page static. If a script fails before that, this one dispatches
 * `failed` itself. `staticPage.js` then makes the page work without the application.
 */
const html = document.documentElement;
const files = document.currentScript?.dataset.files?.split(' ') ?? [];
const started = new Promise((resolve) => {
  for (const outcome of ['hydrated', 'failed']) document.addEventListener(outcome, resolve);
});
const queue = new Set<HTMLButtonElement>();
let isStarted = false;

const yieldToMain = () => new Promise((resolve) => setTimeout(resolve));

function enqueue(event: MouseEvent): void {
  const { target } = event;
  const button = target instanceof Element && target.closest<HTMLButtonElement>('#root button');
  if (!button) return;
  event.preventDefault();
  // React drops a click that it receives before hydration.
  event.stopImmediatePropagation();
  if (queue.has(button)) return;
  queue.add(button);
  if (button.type === 'submit') setTimeout(submit, 10_000, button);
}

/** Leaves a queued submission to the browser. */
function submit(button: HTMLButtonElement): void {
  if (!queue.delete(button)) return;
  const isValid = button.form?.checkValidity();
  button.form?.requestSubmit(button);
  if (!isValid) return;
  // A second submission is blocked while the browser waits for the answer to the first.
  const block = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('submit', block, true);
  // After Back from the answer the form can be submitted again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) removeEventListener('submit', block, true);
  });
}

/**
 * Clicks each queued button once, each in its own task, so that one takes effect before the next.
 */
async function replay(): Promise<void> {
  document.removeEventListener('click', enqueue, true);
  for (const button of queue) {
    queue.delete(button);
    button.click();
    await yieldToMain();
  }
}

/** Requests the scripts at once. */
function request(): void {
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
}

/**
 * Evaluates each script in a task of its own, so that input is handled in between. On a bad network
 * a request may fail once.
 */
async function evaluate(): Promise<void> {
  for (const file of files) {
    const load = () => import(/* @vite-ignore */ file);
    await load().catch(load);
    await yieldToMain();
  }
}

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    const setFont = () => html.setAttribute('data-font', '');
    document.fonts.load('1em Inter').then(setFont, () => undefined);
    request();
    await Promise.race([started, evaluate().then(() => started)]);
  } catch {
    document.dispatchEvent(new Event('failed'));
  }
  await replay();
}

// In a browser that is too old the page is static already.
if (!('static' in html.dataset)) {
  document.addEventListener('click', enqueue, true);
  // Any input starts the application at once, because a slow image would delay the load event.
  for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, start, true);
  // Otherwise it starts after the images of the first screen are loaded and painted. A background
  // tab has no animation frames.
  addEventListener('load', () =>
    document.hidden ? start() : requestAnimationFrame(() => requestAnimationFrame(start)),
  );
  html.dataset.started = '';
}
