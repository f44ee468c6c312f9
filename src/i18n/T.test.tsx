// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import common from '../../locales/en/common.json';
import { readTranslations } from '../../tests/support/readTranslations.ts';
import { company } from '../site/company.ts';
import { createTranslations } from './createTranslations.ts';
import { english, type Language } from './languages.ts';
import { T } from './T.tsx';

const hausa: Language = { ...english, tag: 'ha' };
let translations = createTranslations(readTranslations);

beforeEach(async () => {
  translations = createTranslations(readTranslations);
  await translations.load(english, 'site');
});

afterEach(cleanup);

function show(content: ReactNode, language = hausa) {
  return render(
    <I18nextProvider i18n={translations.instance(language)}>
      <p>{content}</p>
    </I18nextProvider>,
  );
}

test('a text of the page’s own language is not marked', () => {
  translations.instance(hausa).addResourceBundle('ha', 'common', { menu: { title: 'Jeri' } });
  show(<T i18nKey="common:menu.title" />);
  expect(screen.getByText('Jeri').closest('[lang]')).toBeNull();
});

test.each([undefined, '', null])(
  'where a translation is %s, the English text is marked as English',
  (text) => {
    translations.instance(hausa).addResourceBundle('ha', 'common', { menu: { title: text } });
    show(<T i18nKey="common:menu.title" />);
    const fallback = screen.getByText(common.menu.title);
    expect(fallback.tagName).toBe('SPAN');
    expect(fallback.lang).toBe('en');
    expect(fallback.dir).toBe('ltr');
  },
);

test('figures and facts fill the placeholders of any text', () => {
  show(<T i18nKey="common:footer.copyright" values={{ year: '2031' }} />, english);
  const facts = new Map<string, unknown>(Object.entries({ ...company, year: '2031' }));
  const { copyright } = common.footer;
  const filled = copyright.replace(/\{\{(\w+)\}\}/g, (_, name) => String(facts.get(name)));
  expect(screen.getByText(filled)).toBeDefined();
});

const policy = {
  policy: ({ children }: { readonly children?: ReactNode }) => <a href="/privacy">{children}</a>,
};

test('a name in a text is marked with its own language', () => {
  const words = translations.instance(hausa);
  words.addResourceBundle('ha', 'contact', { enquiry: { title: 'Saƙo game da {{product}}' } });
  const product = <T i18nKey="common:menu.links.car" />;
  show(<T i18nKey="contact:enquiry.title" elements={{ product }} />);
  expect(screen.getByText(common.menu.links.car).lang).toBe('en');
  expect(screen.getByText(/^Saƙo/).closest('[lang]')).toBeNull();
});

test('a tag of a text becomes the component that the page gives for it', () => {
  show(<T i18nKey="contact:form.privacy" components={policy} />, english);
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/privacy');
});

test.each([
  '<policy href="https://evil.example" onclick="x">here</policy>',
  '<policy render="x" children="y">here</policy>',
])('a translation cannot point a link elsewhere: %s', (text) => {
  translations.instance(hausa).addResourceBundle('ha', 'contact', { form: { privacy: text } });
  const { container } = show(<T i18nKey="contact:form.privacy" components={policy} />);
  expect(container.innerHTML).not.toContain('evil');
  expect(container.querySelector('[onclick]')).toBeNull();
});

test('the form for an exact number comes before the plural forms', () => {
  const units = { month_2: 'wata biyu', month_other: 'watanni {{amount}}', month_one: 'wata' };
  translations.instance(hausa).addResourceBundle('ha', 'common', { units });
  for (const [count, text] of [
    [1, 'wata'],
    [2, 'wata biyu'],
    [3, 'watanni 3'],
  ] as const) {
    show(<T i18nKey="common:units.month" values={{ count, amount: count }} />);
    expect(screen.getByText(text)).toBeDefined();
  }
});

test('markup in a translation is shown as text', () => {
  translations
    .instance(hausa)
    .addResourceBundle('ha', 'common', { menu: { title: '<img src=x onerror=alert(1)>' } });
  const { container } = show(<T i18nKey="common:menu.title" />);
  expect(container.querySelector('img')).toBeNull();
});

test('an ampersand stays an ampersand, beside a tag and inside it', () => {
  const privacy = 'A & B <policy>x & y</policy>';
  translations.instance(hausa).addResourceBundle('ha', 'contact', { form: { privacy } });
  show(<T i18nKey="contact:form.privacy" components={policy} />);
  expect(screen.getByRole('link', { name: 'x & y' }).parentElement?.textContent).toBe(
    'A & B x & y',
  );
});

test('a text never includes another one', () => {
  translations
    .instance(hausa)
    .addResourceBundle('ha', 'common', { menu: { title: '$t(menu.open)' } });
  translations.instance(hausa).addResourceBundle('ha', 'contact', {
    form: { privacy: '$t(form.note) <policy>x</policy>' },
  });
  show(<T i18nKey="common:menu.title" />);
  expect(screen.getByText('$t(menu.open)')).toBeDefined();
  const { container } = show(<T i18nKey="contact:form.privacy" components={policy} />);
  expect(container.textContent).toBe('$t(form.note) x');
});
