import faq from '../../locales/en/faq.json' with { type: 'json' };
import type { Key } from '../../src/i18n/keys.ts';
import { en, withNaira } from './sources.ts';
import type { Page } from './test.ts';

/** A question of the file with its English texts. */
interface Question {
  readonly id: string;
  readonly text: string;
  /** The paragraphs that open with the question; none if something else does. */
  readonly paragraphs: readonly string[];
}

interface Tab {
  readonly name: string;
  readonly questions: readonly Question[];
}

// The keys are those of the file.
const textOf = (key: string) => en(key as Key);

/** The tabs of the file, in its order. */
export const tabs: readonly Tab[] = Object.entries(faq.tabs).map(([tabId, tab]) => ({
  name: textOf(`faq:tabs.${tabId}.name`),
  questions: Object.entries(tab.questions).map(([id, texts]) => {
    const key = `faq:tabs.${tabId}.questions.${id}`;
    const paragraphs = ['answer', 'whole', 'general'].filter((part) => part in texts);
    return {
      id,
      text: textOf(`${key}.question`),
      // What this lender offers comes before loans in general.
      paragraphs: paragraphs.map((part) => withNaira(textOf(`${key}.${part}`))),
    };
  }),
}));

/** The first two of some things. */
function twoOf<Thing>([first, second]: readonly Thing[]): [Thing, Thing] {
  if (!first || !second)
    throw new Error('the tests of the FAQ need two tabs with two answers each');
  return [first, second];
}

const answered = ({ questions }: Tab) =>
  questions.filter(({ paragraphs }) => paragraphs.length > 0);

export const [firstTab, otherTab] = twoOf(tabs);
export const [firstQuestion, secondQuestion] = twoOf(answered(firstTab));
export const [otherQuestion, linkedQuestion] = twoOf(answered(otherTab));

export const tab = (page: Page, { name }: Tab) => page.getByRole('tab', { name, exact: true });
export const tabPanel = (page: Page, { name }: Tab) =>
  page.getByRole('tabpanel', { name, exact: true });
export const question = (page: Page, { text }: Question) =>
  page.getByRole('button', { name: text, exact: true });
/** The first paragraph of an answer. */
export const answer = (page: Page, { id, paragraphs }: Question) =>
  page.locator(`[id="${id}"]`).getByText(paragraphs[0] ?? '');
/** What opens with the question: the answer, and what else stands there. */
export const panel = (page: Page, of: Question) => answer(page, of).locator('xpath=..');
