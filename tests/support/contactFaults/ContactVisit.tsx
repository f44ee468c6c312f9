import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { createTranslations } from '../../../src/i18n/createTranslations.ts';
import { source } from '../../../src/i18n/languages.ts';
import { ContactForm } from '../../../src/pages/contact/ContactForm.tsx';
import { Submission } from '../../../src/pages/contact/Submission.ts';

const translations = createTranslations(async (_tag, namespace) => ({
  own: (await import(`../../../locales/en/${namespace}.json`)).default,
  en: {},
}));

/** The labels of the fields that the visitor fills in. */
export const labels = ['Name', 'Phone (optional)', 'Email', 'Message'] as const;

export type Label = (typeof labels)[number];

/** A visitor before the contact form: what he can do there, and what he sees. */
export class ContactVisit {
  #submission = new Submission();

  static loadTexts(): Promise<void> {
    return translations.load(source, ['common', 'errors', 'contact']);
  }

  /** Comes to the page within the site. */
  open(): void {
    render(
      <MemoryRouter>
        <I18nextProvider i18n={translations.in(source)}>
          <ContactForm submission={this.#submission} />
        </I18nextProvider>
      </MemoryRouter>,
    );
  }

  /** Goes to another page of the site. */
  leave(): void {
    cleanup();
  }

  /** Loads the page again: of the document nothing is left. */
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

  type(label: Label, text: string): void {
    fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
  }

  /** Presses a button, whose name may stand elsewhere too, and what it has become meanwhile. */
  press(name: string, times = 1): void {
    const button = screen.getAllByText(name).find((element) => element.matches('button'));
    if (!button) throw new Error(`there is no button "${name}"`);
    for (let time = 0; time < times; time += 1) fireEvent.click(button);
  }

  /** The texts of the fields, or none where there is no form. */
  fields(): string[] {
    return labels.map((label) => {
      const field = screen.queryByLabelText(label);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      return isField ? field.value : '';
    });
  }

  sees(text: string | RegExp): boolean {
    return screen.queryAllByText(text).length > 0;
  }

  /** Where a link leads. */
  address(text: string): string {
    return screen.queryByText(text)?.closest('a')?.getAttribute('href') ?? '';
  }
}
