import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Translator } from '../../i18n/createTranslator.ts';
import { useTranslator } from '../../i18n/useTranslator.ts';

export const faqTabs = ['loan-options', 'customer-service'] as const;

export type FaqTab = (typeof faqTabs)[number];

function tabOf(question: string, { entries }: Translator): FaqTab | undefined {
  return faqTabs.find((tab) =>
    entries(`faq:tabs.${tab}.questions`).some(({ id }) => id === question),
  );
}

function isFaqTab(id: string): id is FaqTab {
  return faqTabs.some((tab) => tab === id);
}

/** The active tab and the open answers; a link to a question opens both. */
export function useOpenQuestions() {
  const translator = useTranslator();
  const { hash, key } = useLocation();
  const [tab, setTab] = useState<FaqTab>('loan-options');
  const [open, setOpen] = useState<string[]>([]);

  // `key` changes with every navigation, so the same link opens the answer again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above; a language change opens nothing
  useLayoutEffect(() => {
    const question = hash.slice(1);
    const found = tabOf(question, translator);
    if (!found) return;
    setTab(found);
    setOpen((others) => [...new Set([...others, question])]);
  }, [hash, key]);

  return { tab, setTab: (id: string) => isFaqTab(id) && setTab(id), open, setOpen };
}
