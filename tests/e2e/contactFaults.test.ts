import figures from '../../locales/figures.json' with { type: 'json' };
import {
  button,
  changeDelays,
  doubt,
  field,
  form,
  slowAfter,
  submit,
  summary,
  thanks,
  timeLimit,
} from '../support/contactForm.ts';
import {
  type FaultyServer,
  type ServerFault,
  serverFaults,
  startFaultyServer,
} from '../support/faultyServer.ts';
import { footerLink } from '../support/menus.ts';
import { Random } from '../support/random.ts';
import { en } from '../support/site.ts';
import { test as base, expect, hydrated, type Page } from '../support/test.ts';

const steps = 6;
const reloadDelay = figures.reloadDelay.value * 1000;
const empty = ['', '', ''];
/** The links of a message that was not sent. */
const ways = [en('common:action.call'), en('common:action.chat'), en('contact:errors.email.link')];

const test = base.extend<{ server: FaultyServer }>({
  server: async ({ browserName: _ }, use) => {
    const server = await startFaultyServer(process.env.PLAIN_SITE ?? '');
    await use(server);
    server.close();
  },
  site: async ({ server }, use) => use(server.address),
});

/** A random visitor of the page and the expected state of the form. */
class FaultyVisit {
  #typed = empty;
  #sent: { readonly typed: readonly string[]; readonly fault: ServerFault } | undefined;
  /** The page that sent the request was left or reloaded. */
  #isCut = false;
  #texts = 0;
  presses = 0;

  constructor(
    readonly page: Page,
    readonly server: FaultyServer,
    readonly random: Random,
  ) {}

  get #fields() {
    return (['name', 'email', 'message'] as const).map((name) => field(this.page, name));
  }

  get #button() {
    return submit(this.page).or(button(this.page, 'submitting'));
  }

  /** Performs a random action, immediately after submitting or after reading the result. */
  async step(): Promise<void> {
    const acts = [this.#send, this.#send, this.#reload, this.#goAndComeBack, this.#clear] as const;
    const act = this.random.pick(acts);
    await base.step(act.name, () => act());
    if (act === this.#send && this.random.below(3) === 0) {
      // Whether the time limit passed before the page was left decides about later thanks.
      const mayLeave = this.random.below(2) === 0 && !this.#sent?.fault.isThanks;
      const interrupt = mayLeave ? this.#goAndComeBack : this.#reload;
      await base.step(`${interrupt.name} at once`, () => interrupt());
    }
    await this.#look();
  }

  readonly #send = async () => {
    this.#texts += 1;
    this.#typed = [`Ọ & <b>${this.#texts}</b>`, `a${this.#texts}@b.ng`, `message ${this.#texts}.`];
    for (const [index, field] of this.#fields.entries()) await field.fill(this.#typed[index] ?? '');
    const fault = this.random.pick(serverFaults);
    this.server.next = fault;
    this.#sent = { typed: this.#typed, fault };
    this.#isCut = false;
    this.presses += 1;
    await base.step(fault.name, () => this.#button.click({ clickCount: 1 + this.random.below(3) }));
  };

  readonly #reload = async () => {
    this.#isCut = true;
    await this.page.reload({ waitUntil: 'commit' });
    await hydrated(this.page);
  };

  readonly #goAndComeBack = async () => {
    // A click event alone: a result may move the link between mouse press and release, or take the
    // focus before a key press.
    await footerLink(this.page, 'faq').dispatchEvent('click');
    await this.page.getByRole('heading', { level: 1, name: en('faq:page.title') }).waitFor();
    await this.page.goBack();
  };

  readonly #clear = async () => {
    await button(this.page, 'clear').click();
    this.#typed = empty;
    this.#sent = undefined;
  };

  /** Waits for the result of the submission and checks it. */
  async #look(): Promise<void> {
    const outcome = thanks(this.page).or(submit(this.page));
    const isToBeThanked = this.#sent?.fault.isThanks && !this.#isCut;
    await expect(isToBeThanked ? thanks(this.page) : outcome).toBeVisible();
    if (await thanks(this.page).isVisible()) return this.#checkThanks();
    await this.#checkFields();
    if (await summary(this.page).isVisible()) expect(this.#sent?.fault.accepts).toBe(false);
    const isDoubtful = await doubt(this.page).isVisible();
    if (isDoubtful || (await summary(this.page).isVisible())) await this.#checkWaysOn();
    if (!this.#sent?.fault.accepts) return;
    const news = form(this.page).getByText(en('contact:draft.mayHaveArrived'));
    await expect(doubt(this.page).or(news)).toBeVisible();
  }

  async #checkThanks(): Promise<void> {
    this.#checkTaken();
    const kept = await this.page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).not.toContain(this.#typed.at(-1));
    this.#typed = empty;
    this.#sent = undefined;
    await this.page.getByRole('button', { name: en('contact:sent.reloadNow') }).click();
    await expect(submit(this.page)).toBeVisible();
    await hydrated(this.page);
  }

  /** The values are in the form, or were accepted before the visitor could see the thanks. */
  async #checkFields(): Promise<void> {
    const values = await Promise.all(this.#fields.map((field) => field.inputValue()));
    if (values.some((value) => value !== '') || this.#typed === empty) {
      expect(values).toEqual(this.#typed);
      return;
    }
    this.#checkTaken();
    this.#typed = empty;
    this.#sent = undefined;
  }

  #checkTaken(): void {
    const message = this.#sent?.typed.at(-1) ?? 'nothing was sent';
    expect(this.server.accepted.some((body) => body.includes(message))).toBe(true);
  }

  async #checkWaysOn(): Promise<void> {
    for (const name of ways)
      await expect(form(this.page).getByRole('link', { name })).toBeVisible();
  }
}

/**
 * Random visits with a server that breaks, stalls, lies or redirects. Invariants: values are in the
 * form or were sent, thanks appear only for an accepted message, one press is one request.
 */
function testFaultyVisits(seeds: readonly number[]): void {
  for (const seed of seeds)
    test(`visit ${seed}`, async ({ page, server, watch }) => {
      watch.expectedMessages.push(/Failed to load resource/, /net::ERR/);
      let requests = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST') requests += 1;
      });
      // Shorter time limits, and no reload after the thanks.
      await changeDelays(page, { [slowAfter]: 100, [timeLimit]: 1_000, [reloadDelay]: 600_000 });
      await page.goto('/contactus');
      const visit = new FaultyVisit(page, server, new Random(seed));
      for (let step = 0; step < steps; step += 1) await visit.step();
      expect(requests).toBeLessThanOrEqual(visit.presses);
    });
}

testFaultyVisits([1]);

test.describe('a hundred more visits', { tag: '@nightly' }, () =>
  testFaultyVisits(Array.from({ length: 100 }, (_, index) => 2 + index)),
);
