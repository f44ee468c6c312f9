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

/** The labels of the text fields. */
export const labels = ['Name', 'Phone (optional)', 'Email', 'Message'] as const;

export type Label = (typeof labels)[number];

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

  type(label: Label, text: string): void {
    fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
  }

  /** Clicks a button, also if its label changes meanwhile; other elements may share its text. */
  press(name: string, times = 1): void {
    const button = screen.getAllByText(name).find((element) => element.matches('button'));
    if (!button) throw new Error(`there is no button "${name}"`);
    for (let time = 0; time < times; time += 1) fireEvent.click(button);
  }

  /** The values of the fields, empty if there is no form. */
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

  /** The target of a link. */
  address(text: string): string {
    return screen.queryByText(text)?.closest('a')?.getAttribute('href') ?? '';
  }
}
