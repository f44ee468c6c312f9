import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attempt } from './attempt.ts';
import { importLaterParts } from './laterParts.ts';

vi.mock('./laterParts.ts', () => ({ importLaterParts: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const { signal } = new AbortController();

/** Code that comes after some time, if ever, and a client that never answers. */
function loadAfter(milliseconds: number) {
  const sendMessage = vi.fn(() => new Promise(() => {}));
  vi.mocked(importLaterParts).mockImplementation(
    () => new Promise((resolve) => setTimeout(resolve, milliseconds, { sendMessage })),
  );
  return sendMessage;
}

test('what did not go out in time does not go out later', async () => {
  const sendMessage = loadAfter(15_001);
  const { inTime, atLast } = attempt({ name: 'N' }, signal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await inTime).toEqual({ kind: 'unreachable' });
  expect(await atLast).toEqual({ kind: 'unreachable' });
  expect(sendMessage).not.toHaveBeenCalled();
});

test('what went out and was not answered may have come', async () => {
  const sendMessage = loadAfter(14_999);
  const { inTime } = attempt({ name: 'N' }, signal);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await inTime).toEqual({ kind: 'unknown' });
  expect(sendMessage).toHaveBeenCalledOnce();
});

test('without its code nothing goes out', async () => {
  vi.mocked(importLaterParts).mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await attempt({ name: 'N' }, signal).inTime).toEqual({ kind: 'unreachable' });
});
