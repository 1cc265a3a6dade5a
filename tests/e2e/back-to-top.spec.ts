import {expect, type Page, test} from '@playwright/test';
import {open, PHONE, settled} from '../support/page.ts';

const button = (page: Page) => page.getByRole('button', {name: 'Back to top'});
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await settled(page);
};

for (const address of ['/docs/gardening/Unlocking-the-Earth_s-Secrets', '/a-z']) {
  test(`a reader who scrolls up far down ${address} is offered a way to the top`, async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, address);
    await scrollTo(page, 800);
    await scrollTo(page, 600);
    await expect(button(page), 'near the top').toHaveCount(0);
    await scrollTo(page, 3000);
    await expect(button(page)).toHaveCount(0);
    await scrollTo(page, 2800);
    await expect(button(page)).toBeInViewport({ratio: 1});
    // it stays while it has the focus
    await button(page).focus();
    await scrollTo(page, 3000);
    await expect(button(page)).toBeFocused();
    await button(page).blur();
    await scrollTo(page, 2800);
    await scrollTo(page, 2900);
    await expect(button(page)).toHaveCount(0);
    await scrollTo(page, 2700);
    await button(page).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button(page)).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
  });
}
