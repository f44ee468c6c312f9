import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { createTranslations } from '../../../src/i18n/createTranslations.ts';
import { createTranslator } from '../../../src/i18n/createTranslator.ts';
import type { PlainKey, Translate } from '../../../src/i18n/keys.ts';
import { source } from '../../../src/i18n/languages.ts';
import { ContactForm } from '../../../src/pages/contact/ContactForm.tsx';
import { Submission } from '../../../src/pages/contact/Submission.ts';

const translations = createTranslations(async (_tag, namespace) => ({
  own: (await import(`../../../locales/en/${namespace}.json`)).default,
  en: {},
}));

/** The text fields. */
export const inputs = ['name', 'phone', 'email', 'message'] as const;

export type Input = (typeof inputs)[number];

/** An English text of the form; after `loadTexts`. */
const en: Translate = (key, ...given) => createTranslator(translations.in(source)).t(key, ...given);

/** The contact form in happy-dom with the actions of a visitor. */
export class ContactVisit {
  #submission = new Submission();

  static loadTexts(): Promise<void> {
    return translations.load(source, ['common', 'errors', 'contact']);
  }

  /** Opens the page by an in-app navigation. */
  open(): void {
    render(
      <MemoryRouter>
        <I18nextProvider i18n={translations.in(source)}>
          <ContactForm submission={this.#submission} />
        </I18nextProvider>
      </MemoryRouter>,
    );
  }

  /** Leaves the page by an in-app navigation. */
  leave(): void {
    cleanup();
  }

  /** Reloads the page with a new document. */
  reload(): void {
    cleanup();
    vi.clearAllTimers();
    this.#submission = new Submission();
    this.open();
  }

  wait(milliseconds: number): Promise<void> {
    return act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  }

  type(field: Input, text: string): void {
    const label = en(`contact:form.${field}.label`);
    fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
  }

  /** Clicks a button, also if its label changes meanwhile; other elements may share its text. */
  press(key: PlainKey, times = 1): void {
    const name = en(key);
    const button = screen.getAllByText(name).find((element) => element.matches('button'));
    if (!button) throw new Error(`there is no button "${name}"`);
    for (let time = 0; time < times; time += 1) fireEvent.click(button);
  }

  /** The values of the fields, empty if there is no form. */
  fields(): string[] {
    return inputs.map((name) => {
      const field = screen.queryByLabelText(en(`contact:form.${name}.label`));
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      return isField ? field.value : '';
    });
  }

  sees(key: PlainKey): boolean {
    return screen.queryAllByText(en(key)).length > 0;
  }

  /** The target of a link. */
  address(key: PlainKey): string {
    return screen.queryByText(en(key))?.closest('a')?.getAttribute('href') ?? '';
  }
}
