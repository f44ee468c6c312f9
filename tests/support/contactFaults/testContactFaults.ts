import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Random } from '../random.ts';
import { ContactVisit } from './ContactVisit.tsx';
import { FaultyRun } from './FaultyRun.ts';
import { FaultyService } from './FaultyService.ts';

const steps = 20;

/** HTML Standard, 4.10.22.5: what the event's listeners cancel is not reset; happy-dom asks too late. */
function resetByTheStandard(): void {
  const { reset } = HTMLFormElement.prototype;
  vi.spyOn(HTMLFormElement.prototype, 'reset').mockImplementation(function (this: HTMLFormElement) {
    if (fireEvent.reset(this)) reset.call(this);
  });
}

async function play(seed: number): Promise<void> {
  sessionStorage.clear();
  const visit = new ContactVisit();
  const service = new FaultyService();
  vi.stubGlobal('fetch', service.fetch);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const isReloadAsked = () => {
    const isAsked = reload.mock.calls.length > 0;
    reload.mockClear();
    return isAsked;
  };
  const run = new FaultyRun(visit, service, new Random(seed), isReloadAsked);
  visit.open();
  try {
    for (let step = 0; step < steps; step += 1) await run.step();
  } catch (error) {
    throw new Error(`seed ${seed}: ${run.history.join(', ')}`, { cause: error });
  } finally {
    cleanup();
    vi.clearAllTimers();
  }
}

/**
 * Random visitors before a service with random faults, one for each seed. Whatever they do, what
 * was typed is in the form or was sent, thanks are for a message that the service has, one press is
 * one message, and there is a way on.
 */
export function testContactFaults(seeds: readonly number[]): void {
  beforeAll(async () => {
    await ContactVisit.loadTexts();
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    resetByTheStandard();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const size = 10;
  for (let start = 0; start < seeds.length; start += size) {
    const some = seeds.slice(start, start + size);
    test(`${some.length} visits from seed ${some[0]}`, { timeout: 120_000 }, async () => {
      for (const seed of some) await play(seed);
      expect.hasAssertions();
    });
  }
}
