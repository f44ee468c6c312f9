import type { Locator } from 'playwright/test';
import type { Page } from './test.ts';

/** Swipes upwards from a control, or from the middle of the screen, which scrolls the page down. */
export async function swipeUp(page: Page, from?: Locator): Promise<void> {
  await from?.scrollIntoViewIfNeeded();
  const { x = 180, y = 320, width = 0, height = 0 } = (await from?.boundingBox()) ?? {};
  const finger = (up: number) => [{ x: x + width / 2, y: y + height / 2 - up }];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints = finger(0)) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart');
  for (let up = 10; up <= 200; up += 10) await touch('touchMove', finger(up));
  await touch('touchEnd', []);
  await session.detach();
  await scrollingEnded(page);
}

/** Waits for the end of the momentum: a tap before only stops the scrolling. */
async function scrollingEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let still = 0, before = -1; still < 10; before = scrollY) {
      still = scrollY === before ? still + 1 : 0;
      await new Promise(requestAnimationFrame);
    }
  });
}
