import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Random } from '../random.ts';
import { ContactVisit } from './ContactVisit.tsx';
import { FaultyRun } from './FaultyRun.ts';
import { FaultyService } from './FaultyService.ts';

const steps = 20;

/** HTML Standard, 4.10.22.5: listeners can cancel a reset; happy-dom fires the event too late. */
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
 * One random visit with random faults per seed. Invariants: values are in the form or were sent,
 * thanks appear only for an accepted message, one press is one message, and the visitor can always
 * continue.
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
