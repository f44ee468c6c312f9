import type { Page } from 'playwright';

/** Lighthouse's phone: so many times slower than this machine. */
const cpuSlowdown = 4;

/** Slows a page's processor, and its network if one is given, with `latency` in milliseconds. */
export async function slowDown(
  page: Page,
  network?: { readonly kilobitsPerSecond: number; readonly latency: number },
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (!network) return;
  const throughput = (network.kilobitsPerSecond * 1000) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Marks the time at which each page that is opened from now on is hydrated. */
export async function recordHydration(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('hydrated', () => performance.mark('hydrated'), { once: true }),
  );
}

export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}
