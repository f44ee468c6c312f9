import { contactFields } from '../../src/facts/contactFields.ts';
import { linkedQuestion, otherTab } from '../support/faq.ts';
import { filledIn } from '../support/filledIn.ts';
import { en, englishPaths, inLanguage, translation } from '../support/sources.ts';
import { desktop, phone } from '../support/test.ts';
import { click, expect, expectAccessible, expectFocus, expectText, open, test } from './visitor.ts';

test('pages of every kind are accessible', async ({ tab }) => {
  const paths = englishPaths
    .filter((path) => !path.startsWith('/privacy/'))
    .concat('/privacy/scope');
  for (const [index, path] of paths.entries())
    await test.step(path, async () => {
      const address = inLanguage(path, index % 3 ? translation : { home: '/' });
      await open(tab, address, index % 2 ? phone : desktop);
      await expectAccessible(tab);
    });
  // The positive control.
  await tab.evaluate(() => document.querySelector('h1')?.append(new Image()));
  await expect(expectAccessible(tab)).rejects.toThrow(/image-alt/);
});

test('the menu opens, Escape returns the focus, a link leads on', async ({ tab }) => {
  const products = en('common:menu.sections.products');
  await open(tab, '/resources/faq');
  await click(tab, products);
  await expectAccessible(tab);
  await tab.keyboard.press('Tab');
  await expectFocus(tab, en('common:menu.links.car'));
  await tab.keyboard.press('Escape');
  await expectFocus(tab, products);
  await tab.keyboard.press('Enter');
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Enter');
  await expectFocus(tab, en('product:car.Text1'));
});

test('the drawer holds the focus, and Escape returns it', async ({ tab }) => {
  await open(tab, '/company/about', phone);
  await click(tab, en('common:menu.open'));
  await expectFocus(tab, en('common:menu.title'));
  await expectAccessible(tab);
  const isBehind = () => document.getElementById('root')?.contains(document.activeElement);
  for (let stop = 0; stop < 20; stop += 1) {
    await tab.keyboard.press('Tab');
    expect(await tab.evaluate(isBehind)).toBe(false);
  }
  await tab.keyboard.press('Escape');
  await expectFocus(tab, en('common:menu.open'));
});

test('a question is found and answered', async ({ tab }) => {
  await open(tab, '/resources/faq');
  await click(tab, otherTab.name);
  await click(tab, linkedQuestion.text);
  await expectText(tab, linkedQuestion.paragraphs[0] ?? '');
  await expectAccessible(tab);
});

test('the form focuses what is missing, and sends a message', async ({ tab }) => {
  await open(tab, '/contactus');
  await click(tab, en('contact:form.submit'));
  await expectFocus(tab, en('contact:form.name.label'));
  await expectText(tab, en('contact:form.name.required'));
  await expectAccessible(tab);
  for (const { name, isRequired } of contactFields) {
    if (!isRequired) continue;
    await click(tab, en(`contact:form.${name}.label`));
    await tab.keyboard.type(filledIn[name].replace('\n', ' '));
  }
  // The page would reload before a slow machine has read the focus.
  await click(tab, en('contact:form.stay.label'));
  await click(tab, en('contact:form.submit'));
  await expectText(tab, en('contact:sent.title'));
  await expectFocus(tab, en('contact:sent.stays'));
});
