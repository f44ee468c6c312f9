import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import english from '../../locales/en/contact.json';
import { createTranslator } from '../i18n/createTranslator.ts';
import { languages, source } from '../i18n/languages.ts';
import { answerPage } from './answerPage.ts';

const { tag, dir } = languages.at(-1) ?? source;

/** A translator of a language that has only some texts. */
async function translatorWith(contact: object) {
  const i18n = createInstance();
  const resources = { en: { contact: english }, [tag]: { contact } };
  await i18n.init({ lng: tag, fallbackLng: 'en', resources });
  return createTranslator(i18n);
}

test('an English text on an answer in another language says that it is English', async () => {
  const translator = await translatorWith({ service: { sentTitle: 'An aika' } });
  const html = answerPage(translator, { sent: true }, '/ha/contactus');
  expect(html).toContain(`<html lang="${tag}" dir="${dir}">`);
  expect(html).toContain('<h1>An aika</h1>');
  expect(html).toContain(`<p lang="en" dir="ltr">${english.service.sentText}</p>`);
  expect(html).toContain('<a lang="en" dir="ltr" href="/ha/contactus">');
});

test('what the service says is English, and text alone', async () => {
  const errors = [{ field: 'email', code: 'TYPE_EMAIL', message: 'is <b>wrong</b>' }] as const;
  const translator = await translatorWith({});
  const html = answerPage(translator, { sent: false, errors: [...errors] }, '/ha/contactus');
  expect(html).toContain('<ul lang="en" dir="ltr"><li>email is &lt;b&gt;wrong&lt;/b&gt;</li></ul>');
  expect(html).toContain('<title lang="en" dir="ltr">');
});
