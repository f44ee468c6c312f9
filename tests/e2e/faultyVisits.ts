import {
  changeDelays,
  doubt,
  form,
  slowAfter,
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
import { Random } from '../support/random.ts';
import { test as base, expect, footerLink, hydrated, type Page } from '../support/test.ts';

const steps = 6;
const empty = ['', '', ''];

const test = base.extend<{ server: FaultyServer }>({
  server: async ({ browserName: _ }, use) => {
    const server = await startFaultyServer(process.env.PLAIN_SITE ?? '');
    await use(server);
    server.close();
  },
  site: async ({ server }, use) => use(server.address),
});

/** One visitor of the page, and beside it what has to be true of it. */
class FaultyVisit {
  #typed = empty;
  #sent: { readonly typed: readonly string[]; readonly fault: ServerFault } | undefined;
  /** The page that waited for the answer is gone. */
  #isCut = false;
  #texts = 0;
  presses = 0;

  constructor(
    readonly page: Page,
    readonly server: FaultyServer,
    readonly random: Random,
  ) {}

  get #fields() {
    return ['Name', 'Email', 'Message'].map((label) =>
      form(this.page).getByLabel(label, { exact: true }),
    );
  }

  get #button() {
    return form(this.page).getByRole('button', { name: /^(Send message|Submitting…)$/ });
  }

  /** Does what a visitor may do, at once after he has sent or when he has read what came of it. */
  async step(): Promise<void> {
    const acts = [this.#send, this.#send, this.#reload, this.#goAndComeBack, this.#clear] as const;
    const act = this.random.pick(acts);
    await base.step(act.name, () => act());
    if (act === this.#send && this.random.below(3) === 0) {
      // Away, the visitor may or may not have read that the time is up, which decides about thanks.
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
    // The click alone: what comes of a message may move the link between the mouse's press and release,
    // or take the focus before a key.
    await footerLink(this.page, 'FAQ').dispatchEvent('click');
    await this.page.getByRole('heading', { level: 1, name: /questions/ }).waitFor();
    await this.page.goBack();
  };

  readonly #clear = async () => {
    await form(this.page).getByRole('button', { name: 'Clear the form' }).click();
    this.#typed = empty;
    this.#sent = undefined;
  };

  /** Waits until something is known, and looks whether it is so. */
  async #look(): Promise<void> {
    const outcome = thanks(this.page).or(this.#button);
    const isToBeThanked = this.#sent?.fault.isThanks && !this.#isCut;
    await expect(outcome).toHaveText(isToBeThanked ? /Thank you/ : /Thank you|Send message/);
    if (await thanks(this.page).isVisible()) return this.#checkThanks();
    await this.#checkFields();
    if (await summary(this.page).isVisible()) expect(this.#sent?.fault.accepts).toBe(false);
    const isDoubtful = await doubt(this.page).isVisible();
    if (isDoubtful || (await summary(this.page).isVisible())) await this.#checkWaysOn();
    if (!this.#sent?.fault.accepts) return;
    const news = form(this.page).getByText('it may have arrived already');
    await expect(doubt(this.page).or(news)).toBeVisible();
  }

  async #checkThanks(): Promise<void> {
    this.#checkTaken();
    const kept = await this.page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).not.toContain(this.#typed.at(-1));
    this.#typed = empty;
    this.#sent = undefined;
    await this.page.getByRole('button', { name: 'Reload now' }).click();
    await expect(this.#button).toHaveText('Send message');
    await hydrated(this.page);
  }

  /** What was typed is in the form, or was taken so early that the visitor missed the thanks. */
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
    for (const name of ['Call now', /^Chat now/, 'Send it by email'])
      await expect(form(this.page).getByRole('link', { name })).toBeVisible();
  }
}

/**
 * Random visitors in a browser, before a server that breaks, stalls, lies and redirects: what was
 * typed is in the form or was sent, thanks are for what the service has, one press is one request.
 */
export function testFaultyVisits(seeds: readonly number[]): void {
  for (const seed of seeds)
    test(`visit ${seed}`, async ({ page, server, watch }) => {
      watch.expectedMessages.push(/Failed to load resource/, /net::ERR/);
      let requests = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST') requests += 1;
      });
      // No test waits as long as a visitor, nor for the reload after thanks.
      await changeDelays(page, { [slowAfter]: 100, [timeLimit]: 1_000, 4000: 600_000 });
      await page.goto('/contactus');
      const visit = new FaultyVisit(page, server, new Random(seed));
      for (let step = 0; step < steps; step += 1) await visit.step();
      expect(requests).toBeLessThanOrEqual(visit.presses);
    });
}
