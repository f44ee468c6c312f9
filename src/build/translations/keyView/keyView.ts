import type { ReportedTexts } from '../reportTexts.ts';
import { keysAt } from './keysAt.ts';
import { markTexts, unmarkTexts } from './markTexts.ts';
import { numbersPlace, type Place, placesOf } from './placesOf.ts';

/**
 * For translators, in the development server only: Alt+K shows the file, key, English text and note
 * of the text under the pointer or the focus, and outlines missing and outdated texts. Alt and a click,
 * or Alt+Enter, copies the place and opens it in the editor. Every text has its key as `data-key`
 * there (see `createTranslator`).
 */
const panel = document.createElement('output');
const height = '13em';
panel.style.cssText = `position:fixed;z-index:99;inset-inline:0;block-size:${height};padding:.5em 1em;overflow:hidden;background:#000;color:#fff;font:16px/1.4 monospace;white-space:pre-line;pointer-events:none`;

let reported: ReportedTexts = { texts: [], figures: {} };
/** The result of the last copying, for some seconds. */
let notice = '';
const noticeMs = 6000;
let shown: Element | undefined;

function language(): string {
  return document.documentElement.lang;
}

function placesAt(target: Element): Place[] {
  const places = keysAt(target).flatMap((key) => placesOf(key, reported, language()));
  const isNumber = /^[^\p{L}]*\p{Nd}[^\p{L}]*$/u.test(target.textContent);
  return places.length === 0 && isNumber ? [numbersPlace(language())] : places;
}

function lineElement(text: string): HTMLElement {
  const line = document.createElement('div');
  line.textContent = text;
  return line;
}

/** The panel is at the foot of the window, or at its top while the element would be below it. */
function moveAwayFrom(target: Element): void {
  const isBelow = target.getBoundingClientRect().bottom > innerHeight - panel.offsetHeight;
  panel.style.insetBlock = isBelow ? '0 auto' : 'auto 0';
}

function render(): void {
  if (!panel.isConnected) return;
  const { missing, outdated } = markTexts(reported.texts);
  const places = shown ? placesAt(shown) : [];
  const lines = places.flatMap(({ file, key, lines }) => [`${file} ${key}`, ...lines]);
  const legend = `On this page: ${missing} missing (dashed), ${outdated} outdated (dotted). Alt and a click copies the place.`;
  panel.replaceChildren(...[notice || legend, ...lines].map(lineElement));
  if (shown) moveAwayFrom(shown);
}

function ask(): void {
  if (panel.isConnected) import.meta.hot?.send('translations-texts', language());
}

function setShown(isShown: boolean): void {
  const space = isShown ? height : '';
  document.body.style.paddingBlockEnd = space;
  const { style } = document.documentElement;
  style.scrollPaddingBlockEnd = space;
  style.setProperty('--key-view', space);
  if (isShown) document.body.append(panel);
  else panel.remove();
  if (isShown) ask();
  else unmarkTexts();
  render();
}

function show({ target }: Event): void {
  if (!(target instanceof Element)) return;
  shown = target;
  render();
}

async function copy(event: Event, target: EventTarget | null): Promise<void> {
  const [place] = target instanceof Element ? placesAt(target) : [];
  if (!place) return;
  event.preventDefault();
  event.stopPropagation();
  const { file, line, key } = place;
  void fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}`)}`);
  notice = await navigator.clipboard.writeText(`${file}:${line} ${key}`).then(
    () =>
      `Copied: ${file}:${line} ${key}. If Vite finds an editor (LAUNCH_EDITOR), it opens the file.`,
    () => `${file}:${line} ${key} could not be copied.`,
  );
  if (!panel.isConnected) setShown(true);
  render();
  setTimeout(() => {
    notice = '';
    render();
  }, noticeMs);
}

function onKey(event: KeyboardEvent): void {
  if (!event.altKey) return;
  if (event.code === 'KeyK') setShown(!panel.isConnected);
  if (event.code === 'Enter') void copy(event, document.activeElement);
}

addEventListener('keydown', onKey, { capture: true });
addEventListener('pointerover', show);
addEventListener('focusin', show);
addEventListener('click', (event) => event.altKey && void copy(event, event.target), {
  capture: true,
});
import.meta.hot?.on('translations-texts', (texts: ReportedTexts) => {
  reported = texts;
  render();
});
import.meta.hot?.on('translations-changed', ask);
new MutationObserver(ask).observe(document.documentElement, { attributeFilter: ['lang'] });
// A new page, or a changed text, has other elements to mark.
new MutationObserver(render).observe(document.querySelector('#root') ?? document.body, {
  childList: true,
  subtree: true,
});
