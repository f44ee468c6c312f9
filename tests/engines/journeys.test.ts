import type { Target } from '../support/engines/inPage.ts';
import { expect, test } from '../support/engines/test.ts';
import { keys } from '../support/engines/Visitor.ts';
import { english, inLanguage, translation } from '../support/site.ts';
import { phone } from '../support/test.ts';

const { t } = english.words;
const banner: Target = ['banner'];
const picker: Target = ['button', `${t('common:language.label')} ${english.name}`];

test('the menu opens by hover and by press, and Escape returns the focus', async ({ visitor }) => {
  const menu: Target = ['navigation', t('common:menu.label')];
  const button: Target = ['button', t('common:menu.sections.products')];
  const link: Target = ['link', t('common:menu.links.car')];
  await visitor.open('/resources/faq');
  await visitor.hover(menu, button);
  await visitor.expect([menu, link], { count: 1 });
  await visitor.hover(banner, picker);
  await visitor.expect([menu, link], { count: 0 });
  await visitor.click(menu, button);
  await visitor.expect([menu, button], { expanded: 'true' });
  await visitor.expectAccessible();
  await visitor.type(keys.Tab);
  await visitor.expect([menu, link], { isFocused: true });
  await visitor.type(keys.Escape);
  await visitor.expect([menu, button], { expanded: 'false', isFocused: true });
});

test('the menu of a phone holds the focus, and Escape returns it', async ({ visitor }) => {
  const button: Target = ['button', t('common:menu.open')];
  const drawer: Target = ['dialog', t('common:menu.title')];
  await visitor.resize(phone);
  await visitor.open('/company/about');
  await visitor.click(banner, button);
  await visitor.expect([drawer], { holdsFocus: true });
  await visitor.expectAccessible();
  for (let stop = 0; stop < 20; stop += 1) {
    await visitor.type(keys.Tab);
    await visitor.expect([drawer], { holdsFocus: true });
  }
  await visitor.type(keys.Escape);
  await visitor.expect([drawer], { count: 0 });
  await visitor.expect([banner, button], { isFocused: true });
});

test('a question is found and answered', async ({ visitor }) => {
  const topic = 'faq:tabs.customer-service';
  const question = `${topic}.questions.how-do-i-complain` as const;
  await visitor.open('/resources/faq');
  await visitor.click(['tab', t(`${topic}.name`)]);
  await visitor.click(['tabpanel'], ['button', t(`${question}.question`)]);
  await visitor.expectText(t(`${question}.answer`));
  await visitor.expectAccessible();
});

for (const language of [translation])
  test('another language replaces the texts and the `lang` of the page', async ({ visitor }) => {
    await visitor.open('/company/about');
    await visitor.click(banner, picker);
    await visitor.click(banner, ['link', language.name]);
    await visitor.expect([['navigation', language.words.t('common:menu.label')]], { count: 1 });
    await expect
      .poll(() => visitor.evaluate(() => [document.documentElement.lang, location.pathname]))
      .toEqual([language.tag, inLanguage('/company/about', language)]);
  });

test.describe('the contact form', () => {
  const form: Target = ['form', t('contact:form.title')];
  const submit: Target = ['button', t('contact:form.submit')];
  const field = (name: 'name' | 'email' | 'message'): readonly Target[] => [
    form,
    ['textbox', t(`contact:form.${name}.label`)],
  ];

  test.beforeEach(({ visitor }) => visitor.open('/contactus'));

  test('focuses what is missing, and sends a message', async ({ visitor }) => {
    await visitor.click(form, submit);
    await visitor.expect(field('name'), { isFocused: true, invalid: 'true' });
    await visitor.expectText(t('contact:form.name.required'));
    await visitor.expectAccessible();
    await visitor.type('Ngozi Ọkọ́nkwọ');
    await visitor.click(...field('email'));
    await visitor.type('ngozi@example.com');
    await visitor.click(...field('message'));
    await visitor.type('₦2 million');
    await visitor.click(form, submit);
    await visitor.expect([['heading', t('contact:sent.title')]], { isFocused: true });
  });

  test('keeps a draft over a reload', async ({ visitor }) => {
    await visitor.click(...field('message'));
    await visitor.type('₦2 million');
    await visitor.expect(field('message'), { value: '₦2 million' });
    await visitor.open('/contactus');
    await visitor.expect(field('message'), { value: '₦2 million' });
    await visitor.expectText(t('contact:draft.kept'));
  });
});

test('the sections of the policy lead to each other', async ({ visitor }) => {
  const sections: Target = ['navigation', t('privacy:sidebar.title')];
  const scope: Target = ['link', t('privacy:sections.scope')];
  await visitor.open('/privacy/our-identity');
  await visitor.expect([sections, scope], { current: null });
  await visitor.click(sections, scope);
  await visitor.expect([sections, scope], { current: 'page' });
  await visitor.expectHeadingFocused();
});

test('the first stop of Tab leads to the content', async ({ visitor }) => {
  await visitor.open('/resources/faq');
  await visitor.type(keys.Tab);
  await visitor.expect([['link', t('common:skip.link')]], { isFocused: true });
  await visitor.type(keys.Enter);
  await visitor.expectHeadingFocused();
});
