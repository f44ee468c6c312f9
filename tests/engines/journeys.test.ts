import { en, inLanguage, pagePaths, translation } from '../support/site.ts';
import { desktop, phone } from '../support/test.ts';
import { expect, test } from './visitor.ts';

test('pages of every kind are accessible', async ({ visitor }) => {
  const paths = pagePaths.filter((path) => !path.startsWith('/privacy/')).concat('/privacy/scope');
  for (const [index, path] of paths.entries())
    await test.step(path, async () => {
      await visitor.tab.setViewport(index % 2 ? phone : desktop);
      await visitor.open(inLanguage(path, index % 3 ? translation : { home: '/' }));
      await visitor.expectAccessible();
    });
  // The positive control.
  await visitor.evaluate(() => document.querySelector('h1')?.append(new Image()));
  await expect(visitor.expectAccessible()).rejects.toThrow(/image-alt/);
});

test('the menu opens, Escape returns the focus, a link leads on', async ({ visitor }) => {
  const products = en('common:menu.sections.products');
  await visitor.tab.setViewport(desktop);
  await visitor.open('/resources/faq');
  await visitor.click('button', products);
  await visitor.expectAccessible();
  await visitor.tab.keyboard.press('Tab');
  await visitor.expectFocus(en('common:menu.links.car'));
  await visitor.tab.keyboard.press('Escape');
  await visitor.expectFocus(products);
  await visitor.tab.keyboard.press('Enter');
  await visitor.tab.keyboard.press('Tab');
  await visitor.tab.keyboard.press('Enter');
  await visitor.expectFocus(en('product:car.Text1'));
});

test('the drawer holds the focus, and Escape returns it', async ({ visitor }) => {
  await visitor.tab.setViewport(phone);
  await visitor.open('/company/about');
  await visitor.click('button', en('common:menu.open'));
  await visitor.expectFocus(en('common:menu.title'));
  await visitor.expectAccessible();
  const isBehind = () => document.getElementById('root')?.contains(document.activeElement);
  for (let stop = 0; stop < 20; stop += 1) {
    await visitor.tab.keyboard.press('Tab');
    expect(await visitor.evaluate(isBehind)).toBe(false);
  }
  await visitor.tab.keyboard.press('Escape');
  await visitor.expectFocus(en('common:menu.open'));
});

test('a question is found and answered', async ({ visitor }) => {
  const topic = 'faq:tabs.customer-service';
  await visitor.open('/resources/faq');
  await visitor.click('tab', en(`${topic}.name`));
  await visitor.click('button', en(`${topic}.questions.how-do-i-complain.question`));
  await visitor.expectText(en(`${topic}.questions.how-do-i-complain.answer`));
  await visitor.expectAccessible();
});

test('another language replaces the texts and keeps the page', async ({ visitor }) => {
  await visitor.tab.setViewport(desktop);
  await visitor.open('/company/about');
  await visitor.click('link', translation.name);
  await visitor.expectText(translation.words.t('common:footer.tagline'));
  const page = () => [document.documentElement.lang, location.pathname];
  const expected = [translation.tag, inLanguage('/company/about', translation)];
  await expect.poll(() => visitor.evaluate(page)).toEqual(expected);
});

test('the form focuses what is missing, and sends a message', async ({ visitor }) => {
  const name = en('contact:form.name.label');
  await visitor.open('/contactus');
  await visitor.click('button', en('contact:form.submit'));
  await visitor.expectFocus(name);
  await visitor.expectText(en('contact:form.name.required'));
  await visitor.expectAccessible();
  await visitor.tab.keyboard.type('Ngozi Ọkọ́nkwọ');
  await visitor.click('textbox', en('contact:form.email.label'));
  await visitor.tab.keyboard.type('ngozi@example.com');
  await visitor.click('textbox', en('contact:form.message.label'));
  await visitor.tab.keyboard.type('₦2 million');
  // The page would reload before a slow machine has read the focus.
  await visitor.click('checkbox', en('contact:form.stay.label'));
  await visitor.click('button', en('contact:form.submit'));
  await visitor.expectText(en('contact:sent.title'));
  await visitor.expectFocus(en('contact:sent.stays'));
});
