import type { Page } from '../test.ts';

/**
 * Faults in the structure of a page for assistive technology: headings, references, lists and links
 * (WCAG 1.3.1, 2.4.4, 2.4.6, 3.1.1, 4.1.2).
 */
export function structureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
    const nameOf = (element: HTMLElement) => element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
    const faults: string[] = [];

    if (all('h1').filter(isShown).length !== 1) faults.push('not one heading of level 1');
    let level = 0;
    // Headings of header and footer do not belong to the page's outline.
    for (const heading of all('main :is(h1, h2, h3, h4, h5, h6)').filter(isShown)) {
      const own = Number(heading.tagName.slice(1));
      if (own > level + 1) faults.push(`level ${own} after ${level}: ${nameOf(heading)}`);
      if (!nameOf(heading)) faults.push('a heading without words');
      level = own;
    }

    for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'])
      for (const element of all(`[${attribute}]`))
        for (const id of (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean)) {
          // The target may be missing while the part is collapsed.
          const isClosed = element.getAttribute('aria-expanded') === 'false';
          if (!document.getElementById(id) && !isClosed)
            faults.push(`${attribute}="${id}" of ${element.tagName} leads nowhere`);
        }
    const ids = all('[id]').map(({ id }) => id);
    const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (doubled.length > 0) faults.push(`doubled ids: ${doubled.join(' ')}`);
    for (const list of all(':is(ul, ol, dl, table):is([role="presentation"], [role="none"])'))
      faults.push(`${list.tagName} without its role: ${nameOf(list)}`);

    const places = new Map<string, string>();
    for (const link of all('a[href]').filter(isShown)) {
      const name = nameOf(link);
      const href = link.getAttribute('href')?.replace(/#.+/, '') ?? '';
      const known = places.get(name) ?? href;
      if (known !== href) faults.push(`"${name}" leads to ${known} and to ${href}`);
      places.set(name, known);
    }

    if (!document.documentElement.lang) faults.push('the page has no language');
    if (!document.title.includes(' – ')) faults.push(`title: ${document.title}`);
    for (const landmark of ['header', 'main', 'footer'])
      if (all(landmark).filter((element) => !element.closest('main *')).length !== 1)
        faults.push(`not one ${landmark}`);
    return faults;
  });
}
