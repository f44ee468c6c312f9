/**
 * For translators, in the development server only. Alt+K shows a panel with the file and the key of
 * the text under the pointer or the focus; Alt and a click opens the file in the editor. The texts
 * have their keys as `data-key` (see `createTranslator`).
 */
const panel = document.createElement('output');
panel.style.cssText =
  'position:fixed;z-index:99;inset:auto auto 0 0;padding:.5em 1em;background:#000;color:#fff;font:16px/1.4 monospace';

/** The file and the key of the text that an element shows. */
function sourceOf(target: EventTarget | null): { file: string; key: string } | undefined {
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
  const source = sourceOf(target);
  panel.textContent = source ? `${source.file}  ${source.key}` : '';
}

function open(event: MouseEvent): void {
  const source = sourceOf(event.target);
  if (!event.altKey || !source) return;
  event.preventDefault();
  void fetch(`/__open-in-editor?file=${encodeURIComponent(source.file)}`);
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
