import { expect, test } from 'playwright/test';
import { missingPrograms } from '../../support/Processes.ts';
import { en, translation } from '../../support/site.ts';
import { desktop, phone } from '../../support/test.ts';
import { Listener, programs } from './Listener.ts';

/** Keys that are pressed one by one, or another action. */
type Step = string | ((listener: Listener) => Promise<void>);

/** Repeats a key until the words are said. */
const until =
  (key: string, words: string): Step =>
  (listener) =>
    listener.pressUntil(key, words);

/** Presses a key, if any, and waits until the words are said. */
const awaiting =
  (key: string, words: string): Step =>
  (listener) =>
    listener.await(key, words);

const typing =
  (text: string): Step =>
  (listener) =>
    listener.type(text);

interface Place {
  readonly path: string;
  readonly size?: typeof phone;
  readonly site?: 'PLAIN_SITE' | 'RELEASE_SITE';
  /** The number of utterances that are recorded while Orca reads the opened page; none by default. */
  readonly reading?: number;
}

const missing = missingPrograms('orca', 'orca', ...programs);

/**
 * Walks a journey with a screen reader and compares its speech with the reviewed transcript, whose
 * first line says what a listener learns.
 */
function listenTo(name: string, place: Place, learns: string, steps: readonly Step[]): void {
  const { path, size = desktop, site = 'PLAIN_SITE', reading = 0 } = place;
  test(name, async () => {
    test.skip(missing.length > 0, `this machine lacks ${missing.join(', ')}`);
    const listener = new Listener();
    try {
      await listener.open(`${process.env[site]}${path}`, size);
      listener.lines.splice(reading && reading + 1);
      for (const step of steps)
        if (typeof step === 'string') await listener.press(...step.split(' '));
        else await step(listener);
    } finally {
      await listener.close();
    }
    const transcript = [`# ${learns}`, ...listener.lines, ''].join('\n');
    expect(transcript).toMatchSnapshot(`${name}.txt`);
  });
}

listenTo('home', { path: '/' }, 'The offer, then every heading of the page.', [
  '1 Down Down Down h h h h h h',
]);

listenTo(
  'menu',
  { path: '/product/car-loans' },
  'Which section is open, and where its link leads.',
  [
    until('Tab', en('common:menu.sections.products')),
    'Return Tab shift+Tab Return Tab space Tab',
    awaiting('Return', 'heading level 1'),
    'Down',
  ],
);

listenTo(
  'language',
  { path: '/product/car-loans' },
  'The title in the chosen language. Defect: in some runs Orca says “collapsed” in its place.',
  [
    until('b', en('common:language.label')),
    'Return',
    until('Tab', translation.name),
    awaiting('Return', ' – '),
    'Down h',
  ],
);

listenTo(
  'faq',
  { path: '/resources/faq', reading: 48 },
  'The questions by say-all. Defect: the selected topic, “Loan options”, is not said.',
  ['1 h h h'],
);

listenTo('costs', { path: '/product/car-loans' }, 'That the table follows the amount, by column.', [
  until('e', en('product:cost.amount.label')),
  'Insert+a',
  typing('600000'),
  awaiting('', '₦600,000'),
  'Tab t Down Down Down Down Down Down Down Down Down Down',
]);

listenTo(
  'form-errors',
  { path: '/contactus' },
  'How many fields need attention, and what to enter. Oddity: Orca says some errors twice.',
  [
    until('b', en('contact:form.submit')),
    'Return',
    typing('Ngozi'),
    'Tab Tab',
    typing('ngozi'),
    'Return',
  ],
);

listenTo(
  'form-sent',
  { path: '/contactus' },
  'That the page stays, line by line. Defect: at the focus Orca says “region”, not the thanks.',
  [
    'e Insert+a',
    typing('Ngozi'),
    'Tab Tab',
    typing('ngozi@example.com'),
    // Past the links to call and to chat, and the list of loans.
    'Tab Tab Tab Tab',
    typing('A loan for my shop.'),
    // The box that keeps the confirmation, the policy, the button.
    'Tab space Tab Tab',
    awaiting('Return', 'region'),
    'Down Down Down',
  ],
);

listenTo('drawer', { path: '/company/about', size: phone }, 'The sections, then the chosen page.', [
  until('Tab', en('common:menu.open')),
  'Return Tab Tab Tab Return Tab Tab',
  awaiting('Return', 'heading level 1'),
]);

listenTo('policy', { path: '/privacy/scope' }, 'The sections of the policy, and the current one.', [
  until('k', en('privacy:sections.our-identity')),
  'k k k 1 Down Down h h h',
]);

listenTo(
  'splash',
  { path: '/', site: 'RELEASE_SITE', reading: 8 },
  'That the site loads, then its title.',
  [awaiting('', en('home:page.title')), '1 Down'],
);
