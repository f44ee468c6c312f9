// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import common from '../../locales/en/common.json';
import { readTranslations } from '../build/translations/readTranslations.ts';
import { createTranslations } from '../i18n/createTranslations.ts';
import { type Language, source } from '../i18n/languages.ts';
import { LanguageOffer } from './LanguageOffer.tsx';

afterEach(cleanup);

async function offer(language: Language): Promise<void> {
  const translations = createTranslations(readTranslations);
  await translations.load(source, ['common', 'errors']);
  render(
    <I18nextProvider i18n={translations.in(source)}>
      <MemoryRouter>
        <LanguageOffer language={language} onAnswer={() => undefined} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

test.each([
  [{}, 'Français'],
  [{ nameInSentence: 'français' }, 'français'],
])('the name of a language stands in a sentence as %j says', async (names, name) => {
  await offer({ ...source, tag: 'fr', name: 'Français', ...names });
  const sentence = common.language.suggestion.text.replace('{{language}}', name);
  expect(screen.getByText(sentence)).toBeDefined();
});
