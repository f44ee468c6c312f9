import { expectAccessible } from '../support/a11y/axe.ts';
import { lostTexts } from '../support/a11y/reflow.ts';
import { structureFaults } from '../support/a11y/structure.ts';
import { expectTabWalk } from '../support/a11y/tabWalk.ts';
import { targetFaults } from '../support/a11y/targets.ts';
import { expect, test } from '../support/test.ts';

// Each check of these tests finds a defect that is put into a page.

const page = (body: string) => `<!doctype html><html lang="en"><title>A – B</title>
  <style>:focus-visible { outline: 3px solid #000; box-shadow: 0 0 0 6px #fff; }</style>
  <header></header><main><h1>Title</h1>${body}</main><footer></footer></html>`;

for (const [defect, body, fault] of [
  ['a skipped level', '<h3>Part</h3>', 'level 3 after 1: Part'],
  ['a reference', '<p aria-labelledby="x">A</p>', 'aria-labelledby="x" of P leads nowhere'],
  ['two places', '<a href="/a">A</a><a href="/b">A</a>', '"A" leads to /a and to /b'],
  ['a list', '<dl role="presentation"><dt>A</dt></dl>', 'DL without its role: A'],
] as const)
  test(`the structure: ${defect}`, async ({ page: { setContent }, page: tab }) => {
    await setContent.call(tab, page(body));
    expect(await structureFaults(tab)).toContain(fault);
  });

test('targets, reflow and the walk', async ({ page: tab }) => {
  await tab.setContent(page('<button>OK</button><p style="margin-left: 3000px">Far</p>'));
  expect(await targetFaults(tab)).toHaveLength(1);
  expect(await lostTexts(tab)).toContain('the page scrolls sideways');
  await expectTabWalk(tab, 'OK');
  const walk = (html: string) => tab.setContent(page(html)).then(() => expectTabWalk(tab, 'OK'));
  await expect(walk('<button style="outline: none">OK</button>')).rejects.toThrow(/no ring/);
  const faint = 'outline-color: #eee';
  await expect(walk(`<button style="${faint}">OK</button>`)).rejects.toThrow(/has a ring of/);
  const cut = '<div style="overflow: auto"><button>OK</button></div>';
  await expect(walk(cut)).rejects.toThrow(/cuts off/);
  const trap = '<button onkeydown="event.preventDefault()">OK</button><button>B</button>';
  await expect(walk(trap)).rejects.toThrow();
  await expect(walk('<button>OK</button><a href="/" tabindex="-1">A</a>')).rejects.toThrow();
});

test('axe: contrast of level AAA', async ({ page: tab }) => {
  await tab.setContent(page('<p style="color: #6a6a6a">Faint</p>'));
  await expect(expectAccessible(tab)).rejects.toThrow(/color-contrast-enhanced/);
});
