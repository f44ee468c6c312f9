// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCountUp } from './useCountUp.ts';

const observed = vi.fn();

class Observer {
  observe = observed;
  disconnect = vi.fn();
}

function Figures() {
  const list = useRef<HTMLDivElement>(null);
  useCountUp(list);
  return <div ref={list} />;
}

/** Resolves after the callbacks that wait for the splash, which these pages do not have. */
const afterSplash = () => new Promise((resolve) => setTimeout(resolve, 50));

vi.stubGlobal('IntersectionObserver', Observer);
afterEach(() => {
  cleanup();
  observed.mockClear();
});

test('figures wait until they are in view', async () => {
  render(<Figures />);
  await afterSplash();
  expect(observed).toHaveBeenCalledOnce();
});

test('figures that are gone before the splash ends are never observed', async () => {
  const { unmount } = render(<Figures />);
  unmount();
  await afterSplash();
  expect(observed).not.toHaveBeenCalled();
});
