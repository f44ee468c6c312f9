import { Window } from 'happy-dom';

const kept = 'a, img, h1, h2, h3, h4, p, ul, ol, li, dl, dt, dd, strong, em';
const keptAttributes = ['href', 'src', 'alt', 'width', 'height', 'loading'];
/** Elements with text that become paragraphs. */
const paragraphs = 'address, button, label, legend';
const dropped = 'iframe, script, select, style, svg, template, textarea';

const styles = `body{margin:1rem auto;max-width:42rem;padding:0 1rem;font:1rem/1.6 sans-serif}
img{max-width:100%;height:auto}h1,h2,h3{line-height:1.2}`;

/** The texts and pictures of a prerendered page as a static page, as if it were written by hand. */
export function staticBaseline(html: string): string {
  const { document } = new Window();
  document.write(html.replace(/<script.*?<\/script>|<!--.*?-->/gs, ''));
  const main = document.querySelector('main');
  if (!main) throw new Error('the page has no main');
  for (const element of main.querySelectorAll(dropped)) element.remove();
  for (const element of main.querySelectorAll('*')) {
    for (const name of element.getAttributeNames())
      if (!keptAttributes.includes(name)) element.removeAttribute(name);
    if (element.matches(kept)) continue;
    const paragraph = document.createElement('p');
    paragraph.append(...element.childNodes);
    element.replaceWith(...(element.matches(paragraphs) ? [paragraph] : paragraph.childNodes));
  }
  return `<!doctype html>
<html lang="${document.documentElement.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.querySelector('title')?.innerHTML}</title>
<style>${styles}</style>
</head>
<body>
<main>
${main.innerHTML}</main>
</body>
</html>
`;
}
