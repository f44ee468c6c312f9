import type { Journey } from './Journey.ts';
import type { Visitor } from './Visitor.ts';

/** Goes to the first field and fills the form in, up to the message. */
async function fillIn(visitor: Visitor): Promise<void> {
  await visitor.press('e', 'Insert+a');
  await visitor.type('Ngozi');
  await visitor.press('Tab', 'Tab');
  await visitor.type('ngozi@example.com');
  await visitor.press('Tab', 'Down', 'Tab');
}

/** The errors that the browser finds, in a form that is sent empty. */
const browserErrors: Journey = {
  name: 'errors-of-the-browser',
  path: '/contactus',
  async walk(visitor) {
    await visitor.pressUntil('b', /Send message/);
    await visitor.press('Return');
    await visitor.type('Ngozi');
    await visitor.press('Tab', 'Tab');
    await visitor.type('ngozi');
    await visitor.press('Return', 'Tab', 'Tab', 'Insert+a', 'Up', 'Up', 'Up');
    await visitor.pressUntil('b', /^Clear the form/);
    await visitor.press('Return');
  },
};

/** White space is a message to the browser, and none to the service. */
const serviceErrors: Journey = {
  name: 'errors-of-the-service',
  path: '/contactus',
  async walk(visitor) {
    await fillIn(visitor);
    await visitor.type('  ');
    await visitor.press('Tab', 'Tab', 'Tab');
    await visitor.pressAndAwait('Return', 'not sent');
    await visitor.press('Tab', 'Return');
    await visitor.type('A loan for my shop.');
  },
};

const sent: Journey = {
  name: 'message-sent',
  path: '/contactus',
  async walk(visitor) {
    await fillIn(visitor);
    await visitor.type('A loan for my shop.');
    await visitor.press('Tab', 'space', 'Tab', 'Tab');
    await visitor.pressAndAwait('Return', 'Thank you');
    await visitor.press('Down', 'Down', 'Tab');
    await visitor.pressAndReload('Return');
  },
};

const reloaded: Journey = {
  name: 'message-sent-and-page-reloaded',
  path: '/contactus',
  async walk(visitor) {
    await fillIn(visitor);
    await visitor.type('A loan for my shop.');
    await visitor.press('Tab', 'Tab', 'Tab');
    await visitor.pressAndReload('Return');
  },
};

/** What can become of a message. */
export const contactJourneys: readonly Journey[] = [browserErrors, serviceErrors, sent, reloaded];
