import {expect, test} from '@playwright/test';
import {shiftOf, watchShifts} from '../support/layout-shifts';
import {PHONE, untilReady} from '../support/page';

/* Phones; desktops: kinds.spec.ts, and while style, fonts or the text are late: first-screen.spec.ts, fonts.spec.ts. */

/** Text being read does not move; pages that fill themselves may move a little below it. */
const STILL = ['/docs/intro', '/blog/2025-10-29-less-salt-more-flavour', '/a-z'];
const FILLED = ['/search?q=sleep', '/offline', '/no/such/page'];
const LITTLE = 0.02;

for (const address of [...STILL, ...FILLED]) {
  test(`nothing moves while ${address} loads on a phone`, async ({page}) => {
    await page.setViewportSize(PHONE);
    await watchShifts(page);
    await page.goto(address);
    await untilReady(page);
    if (address.startsWith('/search')) await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(FILLED.includes(address) ? LITTLE : 0);
  });
}
