import { expectAccessible } from '../support/a11y/axe.ts';
import { lostTexts } from '../support/a11y/reflow.ts';
import { structureFaults } from '../support/a11y/structure.ts';
import { expectTabWalk } from '../support/a11y/tabWalk.ts';
import { targetFaults } from '../support/a11y/targets.ts';
import { expect, test } from '../support/test.ts';

const page = (body: string) => `<!doctype html><html lang="en"><title>A – B</title>
  <style>:focus-visible { outline: 3px solid #000; box-shadow: 0 0 0 6px #fff; }</style>
  <header></header><main><h1>Title</h1>${body}</main><footer></footer></html>`;

test('each check finds a defect that is put into a page', async ({ page: tab }) => {
  for (const [body, fault] of [
    ['<h1>Part</h1>', 'not one heading of level 1'],
    ['<dl role="presentation"><dt>A</dt></dl>', 'DL without its role: A'],
  ] as const) {
    await tab.setContent(page(body));
    expect(await structureFaults(tab)).toContain(fault);
  }

  await tab.setContent(page('<button>OK</button><p style="margin-left: 3000px">Far</p>'));
  expect(await targetFaults(tab)).toHaveLength(1);
  expect(await lostTexts(tab)).toContain('the page scrolls sideways');

  await expectTabWalk(tab, 'OK');
  for (const [body, fault] of [
    ['<button style="outline: none">OK</button>', /no ring/],
    ['<button style="outline-color: #eee">OK</button>', /has a ring of/],
    ['<div style="overflow: auto"><button>OK</button></div>', /cuts off/],
    ['<button onkeydown="event.preventDefault()">OK</button><button>B</button>', /./],
    ['<button>OK</button><a href="/" tabindex="-1">A</a>', /./],
  ] as const) {
    await tab.setContent(page(body));
    await expect(expectTabWalk(tab, 'OK')).rejects.toThrow(fault);
  }

  for (const [body, rule] of [
    ['<p style="color: #6a6a6a">Faint</p>', /color-contrast-enhanced/],
    ['<h3>Part</h3>', /heading-order/],
    // An incomplete result.
    ['<p aria-describedby="x">A</p>', /aria-valid-attr-value/],
  ] as const) {
    await tab.setContent(page(body));
    await expect(expectAccessible(tab)).rejects.toThrow(rule);
  }
});
