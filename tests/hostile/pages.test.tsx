// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { routeTable } from '../../src/app/routes.tsx';
import { readTranslations } from '../../src/build/translations/readTranslations.ts';
import { createTranslations } from '../../src/i18n/createTranslations.ts';
import { type HostileVisit, hostileVisits } from '../support/hostile/HostileVisit.ts';
import { elementMark, scriptMark } from '../support/hostile/hostileTexts.ts';
import { pageFaults } from '../support/hostile/pageFaults.ts';
import { seed } from '../support/seededRandom.ts';

const marks = { scriptMark, elementMark };

/** The router's warning about a malformed URL, which then matches no page. */
const expected = /could not be decoded/;

/** URLs that parts of the application once assigned to another language or site. */
const remarkable = [
  '/%68a/contactus',
  '/%68a/%E0%A4%A',
  '/ha/%E0%A4%A',
  '/%0A',
  '/ha/%0A/contactus',
  '/h%61/privacy/scope',
  '/ha%2Fcontactus',
  '//evil.example/contactus',
  '/%2Fevil.example',
  '/\\evil.example',
  '/ha//evil.example',
  '/contactus//',
  '/privacy/our-identity%20',
];

function fillStorage({ stored }: HostileVisit): void {
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear();
    for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);
  }
}

/** Renders the application at the current URL, as `main.tsx` does without prerendered HTML. */
async function openApp(): Promise<() => void> {
  const router = createBrowserRouter(routeTable(createTranslations(readTranslations)));
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), {
    interval: 1,
    timeout: 20_000,
  });
  await act(async () => render(<RouterProvider router={router} />));
  return () => {
    cleanup();
    router.dispose();
  };
}

/** Opens the application at a URL and expects a whole page without console messages. */
async function visit(hostile: HostileVisit): Promise<void> {
  const heard = (['error', 'warn'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => {}),
  );
  fillStorage(hostile);
  history.replaceState(hostile.state, '', location.origin + hostile.address);
  const close = await openApp();
  // The code of a page is loaded asynchronously the first time.
  await vi.waitFor(() => expect(pageFaults(marks)).toEqual([]), 10_000).catch(() => {});
  const said = heard.flatMap((spy) => spy.mock.calls.map(String));
  const unexpected = said.filter((text) => !expected.test(text));
  expect([...pageFaults(marks), ...unexpected], JSON.stringify(hostile)).toEqual([]);
  close();
  for (const spy of heard) spy.mockRestore();
}

/** Opens the application with `count` hostile inputs. */
function testPages(count: number): void {
  test(`pages at ${count} hostile URLs are complete (seed ${seed})`, async () => {
    // The map is not loaded.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const visits = remarkable.map((address) => ({ address, stored: {}, state: null }));
    for (const hostile of [...visits, ...hostileVisits(count, seed)]) await visit(hostile);
  });
}

testPages(11);

describe('more inputs', { tags: ['nightly'] }, () => testPages(1000));
