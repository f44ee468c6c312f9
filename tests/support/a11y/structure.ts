import type { Page } from '../test.ts';

/**
 * Faults in the structure of a page that axe does not find (WCAG 1.3.1, 2.4.2, 2.4.6). It finds
 * skipped levels, references to nothing, and links of one name to several places.
 */
export function structureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const faults: string[] = [];
    const titles = all('h1').filter((h1) => h1.checkVisibility({ visibilityProperty: true }));
    if (titles.length !== 1) faults.push('not one heading of level 1');
    if (!document.title.includes(' – ')) faults.push(`title: ${document.title}`);
    for (const list of all(':is(ul, ol, dl, table):is([role="presentation"], [role="none"])'))
      faults.push(`${list.tagName} without its role: ${list.textContent}`);
    for (const landmark of ['header', 'main', 'footer'])
      if (all(landmark).filter((element) => !element.closest('main *')).length !== 1)
        faults.push(`not one ${landmark}`);
    return faults;
  });
}
