import { Window } from 'happy-dom';
import { escapeHtml } from '../../build/html/escapeHtml.ts';

/** What a page of nothing but text is made of, and the attributes that it needs. */
const kept: Readonly<Record<string, readonly string[]>> = {
  A: ['href'],
  IMG: ['src', 'alt', 'width', 'height', 'loading'],
  ...Object.fromEntries(
    ['H1', 'H2', 'H3', 'H4', 'P', 'UL', 'OL', 'LI', 'DL', 'DT', 'DD', 'STRONG', 'EM'].map(
      (name) => [name, []],
    ),
  ),
};

/** Parts of an application that hold text; without it they are paragraphs. */
const paragraphs = new Set(['ADDRESS', 'BUTTON', 'LABEL', 'LEGEND']);
const dropped = new Set(['IFRAME', 'SCRIPT', 'SELECT', 'STYLE', 'SVG', 'TEMPLATE', 'TEXTAREA']);

const styles = `body{margin:1rem auto;max-width:42rem;padding:0 1rem;font:1rem/1.6 sans-serif}
img{max-width:100%;height:auto}h1,h2,h3{line-height:1.2}`;

type Node = InstanceType<Window['Node']>;
type Element = InstanceType<Window['Element']>;

function attributesOf(element: Element): string {
  return (kept[element.tagName] ?? [])
    .filter((name) => element.hasAttribute(name))
    .map((name) => ` ${name}="${escapeHtml(element.getAttribute(name) ?? '')}"`)
    .join('');
}

function childrenOf(node: Node): string {
  return Array.from(node.childNodes, plain).join('');
}

function plain(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return escapeHtml(node.textContent ?? '');
  if (node.nodeType !== node.ELEMENT_NODE) return '';
  // A node of this type is an element.
  const element = node as Element;
  const tag = element.tagName.toUpperCase();
  if (dropped.has(tag)) return '';
  if (tag === 'IMG') return `<img${attributesOf(element)}>`;
  const name = (kept[tag] ? tag : paragraphs.has(tag) ? 'P' : '').toLowerCase();
  const content = childrenOf(element);
  return name ? `<${name}${attributesOf(element)}>${content}</${name}>\n` : content;
}

/** The text and pictures of a prerendered page as somebody would write them by hand: no script. */
export function staticBaseline(html: string): string {
  const { document } = new Window();
  document.write(html.replace(/<script.*?<\/script>/gs, ''));
  const main = document.querySelector('main');
  if (!main) throw new Error('the page has no main');
  return `<!doctype html>
<html lang="${document.documentElement.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
${childrenOf(main)}</main>
</body>
</html>
`;
}
