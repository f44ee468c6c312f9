import type faq from '../../locales/en/faq.json';
import { en } from './sources.ts';
import type { Page } from './test.ts';

type Tab = keyof typeof faq.tabs;

/** The keys of questions that tests open. */
export const questionKeys = {
  kinds: 'faq:tabs.loan-options.questions.what-kinds-of-loans',
  interest: 'faq:tabs.loan-options.questions.what-interest-do-personal-loans-have',
  amount: 'faq:tabs.loan-options.questions.how-much-can-i-borrow',
  approval: 'faq:tabs.loan-options.questions.how-long-does-approval-take',
  reach: 'faq:tabs.customer-service.questions.how-do-i-reach-you',
  complain: 'faq:tabs.customer-service.questions.how-do-i-complain',
} as const;

type Question = keyof typeof questionKeys;

const nameOf = (name: Tab) => ({ name: en(`faq:tabs.${name}.name`), exact: true });
export const tab = (page: Page, name: Tab) => page.getByRole('tab', nameOf(name));
export const tabPanel = (page: Page, name: Tab) => page.getByRole('tabpanel', nameOf(name));

export const questionText = (name: Question) => en(`${questionKeys[name]}.question`);
export const question = (page: Page, name: Question) =>
  page.getByRole('button', { name: questionText(name), exact: true });
export const answer = (page: Page, name: Question) =>
  page.getByText(en(`${questionKeys[name]}.answer`));
/** What opens with the question: the answer, and what else stands there. */
export const panel = (page: Page, name: Question) => answer(page, name).locator('xpath=..');
