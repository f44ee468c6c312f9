// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import common from '../../locales/en/common.json';
import { readTranslationsFile } from '../../tests/support/readTranslationsFile.ts';
import { english, type Language } from './languages.ts';
import { T } from './T.tsx';
import { createTextStore } from './textStore.ts';
import { translate as translateIn } from './texts.ts';

const hausa: Language = { ...english, tag: 'ha' };
let textStore = createTextStore(readTranslationsFile);

beforeEach(async () => {
  textStore = createTextStore(readTranslationsFile);
  await textStore.load(english, 'site');
});

afterEach(cleanup);

/** Gives Hausa some texts. */
function translate(namespace: string, texts: object) {
  textStore.instance(hausa).addResourceBundle('ha', namespace, texts);
}

function show(content: ReactNode) {
  return render(
    <I18nextProvider i18n={textStore.instance(hausa)}>
      <p>{content}</p>
    </I18nextProvider>,
  );
}

test.each([undefined, '', null])(
  'where a translation is %s, the English text is marked as English',
  (text) => {
    translate('common', { menu: { title: text } });
    show(<T i18nKey="common:menu.title" />);
    const fallback = screen.getByText(common.menu.title);
    expect(fallback.tagName).toBe('SPAN');
    expect(fallback.lang).toBe('en');
    expect(fallback.dir).toBe('ltr');
  },
);

const policy = {
  policy: ({ children }: { readonly children?: ReactNode }) => <a href="/privacy">{children}</a>,
};

test('a name in a text is marked with its own language', () => {
  translate('contact', { enquiry: { title: 'Saƙo game da {{product}}' } });
  const product = <T i18nKey="common:menu.links.car" />;
  show(<T i18nKey="contact:enquiry.title" elements={{ product }} />);
  expect(screen.getByText(common.menu.links.car).lang).toBe('en');
  const words = screen.getByText(/^Saƙo/);
  expect(words.closest('[lang]')).toBeNull();
  // Nothing follows the name.
  expect(words.parentElement?.children).toHaveLength(2);
});

test('words that a translation quotes in English are marked as English', () => {
  translate('common', { menu: { title: 'Ana kiran shi “<en>flat</en>”' } });
  translate('contact', { form: { privacy: '<policy>“<en>Privacy</en>”</policy> tamu' } });
  show(<T i18nKey="common:menu.title" />);
  expect(screen.getByText('flat').lang).toBe('en');
  const { container } = show(<T i18nKey="contact:form.privacy" components={policy} />);
  expect(container.querySelector('a [lang="en"]')?.textContent).toBe('Privacy');
  // An attribute has the words alone.
  const { text } = translateIn(textStore.instance(hausa), 'common:menu.title');
  expect(text).toBe('Ana kiran shi “flat”');
});

test.each([
  '<policy href="https://evil.example" onclick="x">here</policy>',
  '<policy render="x" children="y">here</policy>',
  '<img src="https://evil.example" onerror="x">',
])('a translation can neither point a link elsewhere nor add elements: %s', (text) => {
  translate('contact', { form: { privacy: text } });
  const { container } = show(<T i18nKey="contact:form.privacy" components={policy} />);
  expect(container.querySelector('img, [href*="evil"], [onclick]')).toBeNull();
});

test('the form for an exact number comes before the plural forms', () => {
  const units = { month_2: 'wata biyu', month_other: 'watanni {{amount}}', month_one: 'wata' };
  translate('common', { units });
  for (const [count, text] of [
    [1, 'wata'],
    [2, 'wata biyu'],
    [3, 'watanni 3'],
  ] as const) {
    show(<T i18nKey="common:units.month" values={{ count, amount: count }} />);
    expect(screen.getByText(text)).toBeDefined();
  }
});

test.each(['A & B', 'x < y', '$t(menu.open)'])(
  '%s is shown as it stands, also around a tag and inside it',
  (text) => {
    translate('common', { menu: { title: text } });
    translate('contact', { form: { privacy: `${text} <policy>${text}</policy>` } });
    expect(show(<T i18nKey="common:menu.title" />).container.textContent).toBe(text);
    const rich = show(<T i18nKey="contact:form.privacy" components={policy} />).container;
    expect(rich.textContent).toBe(`${text} ${text}`);
    expect(rich.querySelector('a')?.textContent).toBe(text);
  },
);
