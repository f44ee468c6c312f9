import { en } from '../../support/site.ts';
import type { Journey } from './Journey.ts';
import type { Visitor } from './Visitor.ts';

/** Fills in all fields before the message, from the first one. */
async function fillIn(visitor: Visitor): Promise<void> {
  await visitor.press('e', 'Insert+a');
  await visitor.type('Ngozi');
  await visitor.press('Tab', 'Tab');
  await visitor.type('ngozi@example.com');
  // Past the links to call and to chat.
  await visitor.press('Tab', 'Tab', 'Tab', 'Down', 'Tab');
}

/** Errors of the browser's validation, after an empty form was submitted. */
const browserErrors: Journey = {
  name: 'errors-of-the-browser',
  path: '/contactus',
  async walk(visitor) {
    await visitor.pressUntil('b', en('contact:form.submit'));
    await visitor.press('Return');
    await visitor.type('Ngozi');
    await visitor.press('Tab', 'Tab');
    await visitor.type('ngozi');
    await visitor.press('Return', 'Tab', 'Tab', 'Tab', 'Tab', 'Insert+a', 'Up', 'Up', 'Up');
    await visitor.pressUntil('b', en('contact:form.clear'));
    await visitor.press('Return');
  },
};

/** White space passes the browser's validation and fails the service's. */
const serviceErrors: Journey = {
  name: 'errors-of-the-service',
  path: '/contactus',
  async walk(visitor) {
    await fillIn(visitor);
    await visitor.type('  ');
    await visitor.press('Tab', 'Tab', 'Tab');
    await visitor.pressAndAwait('Return', en('contact:errors.form.summary'));
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
    await visitor.pressAndAwait('Return', en('contact:sent.title'));
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

/** The possible outcomes of a message. */
export const contactJourneys: readonly Journey[] = [browserErrors, serviceErrors, sent, reloaded];
