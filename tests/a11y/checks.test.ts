import { axeFaults } from '../support/a11y/axe.ts';
import { longLines, lostTexts } from '../support/a11y/reflow.ts';
import { expectTabWalk } from '../support/a11y/tabWalk.ts';
import { expect, test } from '../support/test.ts';

const page = (body: string) => `<!doctype html><html lang="en"><title>A – B</title>
  <style>:focus-visible { outline: 3px solid #000; box-shadow: 0 0 0 6px #fff; }</style>
  <header></header><main><h1>Title</h1>${body}</main><footer></footer></html>`;

test('each check finds a defect that is put into a page', { tag: '@nightly' }, async ({
  page: tab,
}) => {
  for (const [body, fault] of [
    ['<p style="margin-left: 3000px">Far</p>', /scrolls sideways/],
    ['<p style="height: 9px; overflow: clip">A</p>', /is cut off by P/],
    ['<p style="width: 4em; border: 1px solid">Unquestionable</p>', /is outside of P/],
    ['<div style="width: 4em; background: #ccc"><p>Unquestionable</p></div>', /is outside of DIV/],
  ] as const) {
    await tab.setContent(page(body));
    expect(`${await lostTexts(tab)}`).toMatch(fault);
  }
  for (const tag of ['p', 'li']) {
    await tab.setContent(page(`<${tag}>${'Long '.repeat(20)}</${tag}>`));
    expect(await longLines(tab)).toHaveLength(1);
  }

  await tab.setContent(page('<button>OK</button>'));
  await expectTabWalk(tab, 'OK');
  for (const [body, fault] of [
    ['<button style="outline: none">OK</button>', /no ring/],
    ['<button style="outline-color: #eee">OK</button>', /has a ring of/],
    ['<div style="overflow: auto"><button>OK</button></div>', /cuts off/],
    ['<div style="overflow: auto; padding: 0 9px 9px"><button>OK</button></div>', /cuts off/],
    ['<div style="overflow: auto; padding: 9px 9px 0"><button>OK</button></div>', /cuts off/],
    [
      '<div style="overflow: auto; padding: 9px 0 9px 9px; float: left"><button>OK</button></div>',
      /cuts off/,
    ],
    ['<button style="float: right; margin-right: -9px">OK</button>', /out of view/],
    [
      '<p style="position: sticky; margin: 0 0 -2px; background: #fff">A</p><button>OK</button>',
      /covers/,
    ],
    ['<button onkeydown="event.preventDefault()">OK</button><button>B</button>', /./],
    ['<button>OK</button><a href="/" tabindex="-1">A</a>', /./],
  ] as const) {
    await tab.setContent(page(body));
    await expect(expectTabWalk(tab, 'OK')).rejects.toThrow(fault);
  }

  for (const [body, rule] of [
    ['<p style="color: #6a6a6a">Faint</p>', /color-contrast-enhanced/],
    ['<h3>Part</h3>', /heading-order/],
    ['<button>OK</button>', /target-size/],
    // An incomplete result.
    ['<p aria-describedby="x">A</p>', /aria-valid-attr-value/],
  ] as const) {
    await tab.setContent(page(body));
    expect(`${await axeFaults(tab)}`).toMatch(rule);
  }
});
