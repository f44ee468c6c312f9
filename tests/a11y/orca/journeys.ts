import { missingPrograms } from '../../support/Processes.ts';
import { test as base } from '../../support/servers.ts';
import { en, loanTypes, translation } from '../../support/sources.ts';
import { phone } from '../../support/test.ts';
import { Listener, programs } from './Listener.ts';

const missing = missingPrograms('orca', ...programs);

/**
 * Each journey compares Orca's speech with a transcript that a person has read; the first line of a
 * transcript says what a listener learns.
 */
const test = base.extend<{ orca: Listener }>({
  orca: async ({ baseURL: site = '' }, use) => {
    const listener = new Listener(site);
    await use(listener);
    await listener.close();
  },
});

test.skip(missing.length > 0, `this machine lacks ${missing.join(', ')}`);

test('home', async ({ orca }) => {
  await orca.open('/');
  await orca.press('1 Down Down Down h h h h h h');
  orca.expectTranscript('The offer, then the headings of the page, one by one.');
});

test('menu', async ({ orca }) => {
  await orca.open('/product/car-loans');
  await orca.pressUntil('Tab', en('common:menu.sections.products'));
  await orca.press('Return Tab shift+Tab Return Tab space Tab');
  await orca.await('Return', 'heading level 1');
  await orca.press('Down');
  orca.expectTranscript('Which section is open, and where its link leads.');
});

test('language', async ({ orca }) => {
  await orca.open('/product/car-loans');
  await orca.pressUntil('b', en('common:language.label'));
  await orca.press('Return');
  await orca.pressUntil('Tab', translation.name);
  await orca.await('Return', ' – ');
  await orca.press('Down h');
  orca.expectTranscript('That the menu is closed, then the title in the chosen language.');
});

test('faq', async ({ orca }) => {
  await orca.open('/resources/faq', { reading: 48 });
  await orca.press('1 h h h');
  orca.expectTranscript('What say-all reads up to the topics, then the first questions.');
});

test('costs', async ({ orca }) => {
  await orca.open('/product/car-loans');
  await orca.pressUntil('e', en('product:cost.amount.label'));
  await orca.press('Insert+a ctrl+a');
  await orca.type('600000');
  await orca.await('', '260,000');
  await orca.press('Tab');
  await orca.await('Down', '210,000');
  await orca.press(
    'Insert+a Down Down Down Down Down Down Down t Down Down Down Down Down Down Down Down',
  );
  orca.expectTranscript(
    'What the amount and then one month more cost, the answer line by line, and each row of the table with its columns. Oddity: Orca says that the document is selected.',
  );
});

test('form-errors', async ({ orca }) => {
  await orca.open('/contactus');
  await orca.pressUntil('b', en('contact:form.submit'));
  await orca.press('Return');
  await orca.type('Ngozi');
  await orca.press('Tab Tab');
  await orca.type('ngozi');
  await orca.press('Return');
  orca.expectTranscript(
    'How many fields need attention, and what to enter. Oddity: Orca says some errors twice.',
  );
});

/** Opens the form and fills in what is required. */
async function writeMessage(orca: Listener, opening?: { canBeCutOff: boolean }): Promise<void> {
  await orca.open('/contactus', opening);
  await orca.press('e Insert+a');
  await orca.type('Ngozi');
  await orca.press('Tab Tab');
  await orca.type('ngozi@example.com');
  // Past the links to call and to chat, and the list of loans.
  await orca.press('Tab Tab Tab Tab');
  await orca.type('A loan for my shop.');
}

test('form-sent', async ({ orca }) => {
  await writeMessage(orca);
  // The box that keeps the confirmation, the policy, the button.
  await orca.press('Tab space Tab Tab');
  await orca.await('Return', en('contact:sent.title'));
  await orca.press('Down Down Down');
  orca.expectTranscript(
    'The thanks and that the page stays, as the heading that gets the focus, then line by line.',
  );
});

test('drawer', async ({ orca }) => {
  await orca.open('/company/about', { size: phone });
  await orca.pressUntil('Tab', en('common:menu.open'));
  await orca.press('Return Tab Tab Tab Return Tab Tab');
  await orca.await('Return', 'heading level 1');
  orca.expectTranscript('The dialog of the menu, the links of a section, then the chosen page.');
});

test('policy', async ({ orca }) => {
  await orca.open('/privacy/scope');
  await orca.pressUntil('k', en('privacy:sections.our-identity'));
  await orca.press('k k k 1 Down Down h h h');
  orca.expectTranscript(
    'The sections of the policy, then the title of the open one. Oddity: Orca does not say which link is current.',
  );
});

test.describe('a site with a splash', () => {
  test.use({ build: 'release' });

  test('splash', async ({ orca }) => {
    await orca.open('/', { reading: 8 });
    await orca.await('', en('home:page.title'));
    await orca.press('Tab 1 Down');
    orca.expectTranscript(
      'That the site loads, then its title; the first Tab reaches the skip link.',
    );
  });
});

test('back', async ({ orca }) => {
  await orca.open('/');
  await orca.pressUntil('k', en(`common:menu.links.${loanTypes.at(1) ?? 'car'}`));
  await orca.await('Return', 'heading level 1');
  await orca.await('alt+Left', ' – ');
  await orca.press('Tab');
  await orca.await('alt+Right', ' – ');
  orca.expectTranscript(
    'The title of each page that Back and Forward lead to; after Back, Tab goes on from the link that was followed.',
  );
});

test('language-fails', async ({ orca }) => {
  await orca.open('/product/car-loans', { canBeCutOff: true });
  await orca.cutOff();
  await orca.pressUntil('b', en('common:language.label'));
  await orca.press('Return');
  await orca.pressUntil('Tab', translation.name);
  await orca.await('Return', 'heading level 1');
  await orca.press('Down Down Down Down');
  orca.expectTranscript('That there is an error in place of the page, and what to do.');
});

test('no-answer', async ({ orca }) => {
  await writeMessage(orca, { canBeCutOff: true });
  // The box that keeps the confirmation, the policy, the button.
  await orca.press('Tab Tab Tab');
  await orca.cutOff();
  await orca.await('Return', 'heading level 3');
  await orca.press('Down Down');
  orca.expectTranscript(
    'That it is unknown if the message arrived, why, and what to do; nothing follows that sounds like sending.',
  );
});
