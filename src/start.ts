import { whenWanted } from './ui/wanted.ts';

/**
 * Stands inline at the end of every page and brings the application to life once the page is
 * painted: one file after the other, so that no task is long. Until then, and until each part
 * answers, it keeps the clicks on buttons; links and fields work without script.
 *
 * Its `data-modules` names the application's files in the order of their imports.
 */
const modules = document.currentScript?.dataset.modules?.split(' ') ?? [];
const root = document.getElementById('root');
const held = new Set<HTMLElement>();
let isStarted = false;

function isAsleep(button: HTMLElement): boolean {
  return button.closest('[data-asleep]') !== null;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

async function importAll(): Promise<void> {
  modules.forEach(preload);
  for (const href of modules) {
    await import(/* @vite-ignore */ href);
    await pause();
  }
}

/** Gives back the clicks on buttons that answer now, each when the one before has had its effect. */
async function release(areAwake = (button: HTMLElement) => !isAsleep(button)): Promise<void> {
  for (const button of [...held].filter(areAwake)) {
    held.delete(button);
    delete button.dataset.held;
    button.click();
    await pause();
  }
}

/** Without the application a form is still sent by the browser itself. */
function giveUp(): void {
  document.removeEventListener('click', hold, true);
  void release(() => true);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  void importAll().catch(giveUp);
}

function hold(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || !isAsleep(button)) return;
  event.preventDefault();
  // Before React hears it, which forgets the clicks that it cannot answer yet.
  event.stopImmediatePropagation();
  // Pressed again out of impatience it is still one press.
  held.add(button);
  button.dataset.held = '';
}

if (root?.hasChildNodes()) {
  root.dataset.asleep = '';
  document.addEventListener('click', hold, true);
  new MutationObserver(() => void release()).observe(root, {
    attributeFilter: ['data-asleep'],
    subtree: true,
  });
  void whenWanted().then(start);
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
} else {
  start();
}
