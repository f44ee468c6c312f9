// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readWords } from '../tooling/words/LocaleFolder.ts';
import type { Language } from './languages.ts';
import { source } from './languages.ts';
import { Text } from './Text.tsx';
import { WordsProvider } from './WordsProvider.tsx';
import { createWordStore } from './wordStore.ts';

const hausa: Language = {
  tag: 'ha',
  name: 'Hausa',
  dir: 'ltr',
  status: 'draft',
  formatLocale: 'en-NG',
};
let store = createWordStore(readWords);

beforeEach(async () => {
  store = createWordStore(readWords);
  await store.load(source, ['common', 'errors', 'contact']);
});

afterEach(cleanup);

function show(content: ReactNode, language = hausa) {
  return render(
    <WordsProvider store={store} language={language}>
      <p>{content}</p>
    </WordsProvider>,
  );
}

test('a text of the page’s own language stands by itself', () => {
  store.i18n.addResourceBundle('ha', 'common', { menu: { title: 'Jeri' } });
  show(<Text k="common:menu.title" />);
  expect(screen.getByText('Jeri').tagName).toBe('P');
});

test.each([undefined, '', null])(
  'where a translation is %s, English says that it is English',
  (text) => {
    store.i18n.addResourceBundle('ha', 'common', { menu: { title: text } });
    show(<Text k="common:menu.title" />);
    const english = screen.getByText('Menu');
    expect(english.tagName).toBe('SPAN');
    expect(english.lang).toBe('en');
    expect(english.dir).toBe('ltr');
  },
);

test('figures and facts fill the placeholders of any text', () => {
  show(<Text k="common:footer.copyright" values={{ year: '2031' }} />, source);
  expect(screen.getByText('© 2031 Gada Funding. All rights reserved.')).toBeDefined();
});

const policy = { policy: (content: ReactNode) => <a href="/privacy">{content}</a> };

test('a tag of a rich text becomes what the page gives for it', () => {
  show(<Text k="contact:form.privacy" tags={policy} />, source);
  const link = screen.getByRole('link', { name: 'Read how we treat your information' });
  expect(link.getAttribute('href')).toBe('/privacy');
});

test.each([
  '<policy href="https://evil.example" onclick="x">here</policy>',
  '<policy render="x" children="y">here</policy>',
])('a translation cannot point a link elsewhere: %s', (text) => {
  store.i18n.addResourceBundle('ha', 'contact', { form: { privacy: text } });
  const { container } = show(<Text k="contact:form.privacy" tags={policy} />);
  expect(container.innerHTML).not.toContain('evil');
  expect(container.querySelector('[onclick]')).toBeNull();
});

test('markup in a translation is shown, not obeyed', () => {
  store.i18n.addResourceBundle('ha', 'common', { menu: { title: '<img src=x onerror=alert(1)>' } });
  const { container } = show(<Text k="common:menu.title" />);
  expect(container.querySelector('img')).toBeNull();
});
