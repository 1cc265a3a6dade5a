import {expect, test} from '@playwright/test';
import {DESKTOP, PHONE, untilReady} from '../support/page';
import {shiftOf, watchShifts} from '../support/shifts';

/** Text being read does not move; pages that fill themselves may move a little below it. */
const STILL = ['/', '/docs', '/docs/yoga/gentle-backbends', '/blog/2025-10-29-less-salt-more-flavour', '/blog', '/a-z'];
const FILLED = ['/search?q=sleep', '/offline', '/no/such/page'];
const LITTLE = 0.02;

for (const viewport of [PHONE, DESKTOP]) {
  for (const address of [...STILL, ...FILLED]) {
    test(`nothing moves while ${address} loads at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      await watchShifts(page);
      await page.goto(address);
      await untilReady(page);
      if (address.startsWith('/search')) await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
      expect(await shiftOf(page)).toBeLessThanOrEqual(FILLED.includes(address) ? LITTLE : 0);
    });
  }
}
