import {expect, test} from '@playwright/test';
import {open, PHONE} from '../support/page.ts';

test.use({viewport: PHONE, hasTouch: true, isMobile: true});

test('scrolling the results with a finger hides the on-screen keyboard, which would cover their end', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('main').locator('[data-control=search]').tap();
  const field = page.getByRole('combobox', {name: 'Search'});
  await field.fill('sleep');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field).toBeFocused();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints: [{x: 200, y}]});
  await touch('touchStart', 600);
  for (let y = 580; y >= 300; y -= 20) await touch('touchMove', y);
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue('sleep');
  expect(await page.getByRole('listbox').evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
});

test('the search key of the on-screen keyboard hides it on the search page', async ({page}) => {
  await open(page, '/search?q=sleep');
  const field = page.getByRole('textbox', {name: 'Search all articles'});
  await field.tap();
  await page.keyboard.press('Enter');
  await expect(field).not.toBeFocused();
  await expect(page).toHaveURL('/search?q=sleep');
});

// in the heads of other pages: tests/export/frame.test.ts
test('the search is one tap away', async ({page}) => {
  for (const address of ['/', '/docs', '/blog', '/no-such-page']) {
    await page.goto(address);
    await page.getByRole('main').locator('[data-control="search"]:visible').first().tap();
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
  }
});
