import { expect, vi } from 'vitest';
import { readDraft } from '../../../src/pages/contact/draft.ts';
import type { Random } from '../random.ts';
import { type ContactVisit, inputs } from './ContactVisit.tsx';
import type { FaultyService } from './FaultyService.ts';
import { type Fault, faults } from './faults.ts';

/** The last message that was sent. */
interface Sending {
  readonly values: readonly string[];
  readonly at: number;
  readonly fault: Fault;
  isThanked?: boolean;
  /** The page that sent the request was left or reloaded. */
  isCut?: boolean;
}

type Button = Parameters<ContactVisit['press']>[0];
type Act = readonly [name: string, act: () => unknown];

const mayHaveArrived = 'contact:draft.mayHaveArrived';
const empty: readonly string[] = inputs.map(() => '');

/**
 * A random visit with a faulty service, and the expected state: the values that must be in the form
 * and the last message that was sent.
 */
export class FaultyRun {
  #typed = empty;
  #last: Sending | undefined;
  #isAway = false;
  #texts = 0;
  /** The actions so far, for the error message. */
  readonly history: string[] = [];

  constructor(
    readonly visit: ContactVisit,
    readonly service: FaultyService,
    readonly random: Random,
    /** Whether the page has requested a reload, as after the thanks. */
    readonly isReloadAsked: () => boolean,
  ) {}

  /** Performs a random action and checks the invariants. */
  async step(): Promise<void> {
    const [name, act] = this.random.pick(this.#isAway ? this.#actsElsewhere : this.#acts());
    this.history.push(name);
    await act();
    await this.visit.wait(1);
    this.#check();
    if (!this.isReloadAsked()) return;
    if (!this.#isAway) this.#reload();
    this.#check();
  }

  readonly #actsElsewhere: readonly [Act, ...Act[]] = [
    ['come back', () => this.#comeBack()],
    ['wait elsewhere', () => this.#wait()],
  ];

  #acts(): readonly [Act, ...Act[]] {
    // Duplicates raise the probability of actions after a submission.
    const anyTime: readonly [Act, ...Act[]] = [
      ['wait', () => this.#wait()],
      ['wait', () => this.#wait()],
      ['go away', () => this.#goAway()],
      ['reload', () => this.#reload()],
    ];
    if (this.#isThanked()) return [['stay', () => this.#stay()], ...anyTime];
    return [
      ...anyTime,
      ['type', () => this.#type(this.random.below(inputs.length))],
      ['fill in and send', () => this.#fillInAndSend(1)],
      ['fill in and send', () => this.#fillInAndSend(2)],
      ['fill in and send thrice', () => this.#fillInAndSend(3)],
      ['send', () => this.#send('contact:form.submit', 1)],
      ['try again', () => this.#send('contact:errors.form.retry', 2)],
      ['clear', () => this.#clear()],
    ];
  }

  #wait(): Promise<void> {
    return this.visit.wait(this.random.pick([300, 3_000, 6_000, 16_000, 60_000]));
  }

  #goAway(): void {
    this.visit.leave();
    this.#isAway = true;
  }

  #comeBack(): void {
    this.visit.open();
    this.#isAway = false;
  }

  #reload(): void {
    this.service.forgetPage();
    this.visit.reload();
    if (this.#last) this.#last.isCut = true;
  }

  #stay(): void {
    if (this.visit.sees('contact:sent.stay')) this.visit.press('contact:sent.stay');
  }

  #type(index: number): void {
    this.#texts += 1;
    const text = inputs[index] === 'email' ? `a${this.#texts}@b.ng` : `Ọ & <b>${this.#texts}</b>`;
    this.visit.type(inputs[index] ?? 'name', text);
    this.#typed = this.#typed.map((old, at) => (at === index ? text : old));
  }

  #fillInAndSend(presses: number): Promise<void> {
    for (const index of inputs.keys()) this.#type(index);
    return this.#send('contact:form.submit', presses);
  }

  /** Submits by several clicks and expects one request, or none if the form is incomplete. */
  async #send(button: Button, presses: number): Promise<void> {
    if (!this.visit.sees(button)) return;
    const isComplete = this.#typed.every((text, index) => text || inputs[index] === 'phone');
    const { requests } = this.service;
    const fault = this.random.pick(faults);
    this.history.push(`(${fault.name})`);
    this.service.next = fault;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!fault.isOffline);
    const at = Date.now();
    this.visit.press(button, presses);
    await this.visit.wait(1);
    expect(this.service.requests - requests).toBe(isComplete ? 1 : 0);
    if (isComplete) this.#last = { values: this.#typed, at, fault };
  }

  #clear(): void {
    const isOnItsWay = this.#isOnItsWay();
    this.visit.press('contact:form.clear');
    // A request in progress cannot be cancelled.
    if (isOnItsWay) return;
    this.#typed = empty;
    this.#last = undefined;
  }

  #isThanked(): boolean {
    return this.visit.sees('contact:sent.title');
  }

  #isOnItsWay(): boolean {
    return this.visit.sees('contact:form.submitting');
  }

  #check(): void {
    if (this.#isAway) return;
    if (this.#isThanked()) this.#checkThanks();
    else this.#checkForm();
  }

  /** After thanks the service has the message and its draft is deleted. */
  #checkThanks(): void {
    if (!this.#last) throw new Error('thanks for nothing');
    expect(this.service.accepted).toContain(this.#last.values.at(-1));
    this.#last.isThanked = true;
    if (this.#typed === this.#last.values) this.#typed = empty;
    // Late thanks do not replace a form that was edited meanwhile.
    if (this.#typed !== empty) expect(this.#last.fault.thanksAfter).toBeDefined();
    // Values edited during the request were not sent.
    const message = this.#typed === empty ? undefined : this.#typed.at(-1);
    expect(readDraft()?.values.message).toBe(message);
  }

  /** All values are in the form, the status is correct, and the visitor can continue. */
  #checkForm(): void {
    expect(this.visit.fields()).toEqual(this.#typed);
    const isOnItsWay = this.#isOnItsWay();
    if (isOnItsWay) this.#checkWaiting();
    else expect(this.visit.sees('contact:form.submit')).toBe(true);
    const last = this.#last;
    const isDoubtful = this.visit.sees('contact:errors.form.uncertain');
    const isFailed = this.visit.sees('contact:errors.form.summary');
    if (isFailed) expect(last?.fault.accepts).toBe(false);
    if (isFailed || isDoubtful) this.#checkWaysOn();
    if (!last || isOnItsWay || last.isThanked) return;
    if (last.fault.accepts) expect(isDoubtful || this.visit.sees(mayHaveArrived)).toBe(true);
    const { thanksAfter = Infinity } = last.fault;
    if (!last.isCut) expect(Date.now() - last.at).toBeLessThan(thanksAfter + 10);
  }

  #checkWaiting(): void {
    const elapsed = Date.now() - (this.#last?.at ?? 0);
    expect(elapsed).toBeLessThan(15_010);
    expect(this.visit.sees('contact:form.slow')).toBe(elapsed >= 5_000);
  }

  #checkWaysOn(): void {
    expect(this.visit.address('common:action.call')).toMatch(/^tel:/);
    expect(this.visit.address('common:action.chat')).toMatch(/^https:/);
    const mail = new URL(this.visit.address('contact:errors.email.link'));
    expect(mail.searchParams.get('body')).toContain(this.#typed.at(-1));
  }
}
