/**
 * For translators, in the development server only: Alt+K shows, at the page's corner, from which
 * file and key the text under the pointer or the focus comes; Alt and a click opens it in the
 * editor. Every text carries its key as `data-key` there (see `createTranslator`).
 */
const panel = document.createElement('output');
panel.style.cssText =
  'position:fixed;z-index:99;inset:auto auto 0 0;padding:.5em 1em;background:#000;color:#fff;font:16px/1.4 monospace';

/** The file and the key of the text that an element shows. */
function placeOf(target: EventTarget | null): { file: string; key: string } | undefined {
  if (!(target instanceof Element)) return undefined;
  const shown = target.closest('[data-key]') ?? target.querySelector('[data-key]');
  const [namespace, key] = shown?.getAttribute('data-key')?.split(':') ?? [];
  const { lang } = document.documentElement;
  const [group, figure] = key?.split('.') ?? [];
  if (namespace === 'common' && group === 'figures' && figure)
    return { file: 'locales/figures.json', key: figure };
  return namespace && key ? { file: `locales/${lang}/${namespace}.json`, key } : undefined;
}

function show({ target }: Event): void {
  const place = placeOf(target);
  panel.textContent = place ? `${place.file}  ${place.key}` : '';
}

function open(event: MouseEvent): void {
  const place = placeOf(event.target);
  if (!event.altKey || !place) return;
  event.preventDefault();
  void fetch(`/__open-in-editor?file=${encodeURIComponent(place.file)}`);
}

function toggle({ altKey, code }: KeyboardEvent): void {
  if (!altKey || code !== 'KeyK') return;
  if (panel.isConnected) panel.remove();
  else document.body.append(panel);
}

addEventListener('keydown', toggle);
addEventListener('pointerover', show);
addEventListener('focusin', show);
addEventListener('click', open, { capture: true });
