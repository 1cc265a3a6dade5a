import {expect, type Page, test} from '@playwright/test';
import {expectOpen, shelf, trigger} from '../../support/dropdown.ts';
import {
  CHUNKS,
  delayRequests,
  mainNav,
  mark,
  open,
  openEither,
  openWithoutApp,
  settled,
  untilReady,
} from '../../support/page.ts';

for (const isReady of [false, true]) {
  test(`a dropdown opens on hover until the pointer leaves, aligned with the nearer edge of its button, by Enter and by Space until Escape, ${isReady ? 'with' : 'before'} the application`, async ({
    page,
  }) => {
    await openEither(page, '/sub/docs/intro', isReady);
    await expectOpen(page, false);
    await trigger(page).hover();
    await expectOpen(page, true);
    await trigger(page).click();
    await expectOpen(page, true);
    await page.mouse.move(900, 700);
    await expectOpen(page, false);
    for (const [name, isLeft] of [
      ['Grow', true],
      ['English', false],
    ] as const) {
      const button = mainNav(page).getByRole('button', {name});
      await button.hover();
      const [box, list] = [await button.boundingBox(), await mainNav(page).locator('ul:visible').boundingBox()];
      if (isLeft) expect(list!.x).toBeCloseTo(box!.x, 0);
      else expect(list!.x + list!.width).toBeCloseTo(box!.x + box!.width, 0);
    }
    await page.mouse.move(900, 700);
    await expectOpen(page, false);
    for (const key of ['Enter', 'Space']) {
      await trigger(page).focus();
      await page.keyboard.press(key);
      await expectOpen(page, true);
      await page.keyboard.press('Tab');
      await expect(shelf(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expectOpen(page, false);
      await expect(trigger(page)).toBeFocused();
    }
  });
}

// the same script handles dropdowns with and without the application: the rest need not be tested twice
test('a click right after hover leaves a dropdown open, and arrow keys, Home and End move inside it, or scroll the page when it is closed', async ({
  page,
}) => {
  await openWithoutApp(page, '/sub/docs/intro');
  // no frame in between, as on a busy device
  await trigger(page).evaluate((button) => {
    const mouse = {bubbles: true, pointerType: 'mouse'};
    button.dispatchEvent(new PointerEvent('pointerover', mouse));
    button.dispatchEvent(new PointerEvent('click', mouse));
  });
  await settled(page);
  await expectOpen(page, true);
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  const last = mainNav(page).getByRole('link', {name: 'RHS'});
  await trigger(page).focus();
  await page.keyboard.press('End');
  await expectOpen(page, false);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.keyboard.press('ArrowDown');
  await expectOpen(page, true);
  await expect(shelf(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(mainNav(page).getByRole('link', {name: 'Garden posts'})).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(last).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(shelf(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(last).toBeFocused();
  await page.keyboard.press('Home');
  await expect(shelf(page)).toBeFocused();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true});

  test('a dropdown opens and closes by touch, and closes on a touch outside', async ({page}) => {
    await openWithoutApp(page, '/sub/docs/intro');
    await trigger(page).tap();
    await expectOpen(page, true);
    await trigger(page).tap();
    await expectOpen(page, false);
    await trigger(page).tap();
    await expectOpen(page, true);
    await page.touchscreen.tap(700, 600);
    await expectOpen(page, false);
  });
});

const ELSEWHERE: Record<string, (page: Page) => Promise<unknown>> = {
  'a click of the mouse': (page) => page.mouse.click(700, 600),
  'the focus': (page) => mainNav(page).getByRole('link', {name: 'Blog', exact: true}).focus(),
  'the click of another one': (page) => mainNav(page).getByRole('button', {name: 'English'}).click(),
};
test('a dropdown stays open while the reader is in it, and closes by a click or the focus elsewhere, or by Escape', async ({
  page,
}) => {
  await openWithoutApp(page, '/sub/docs/intro');
  await trigger(page).press('Enter');
  await mainNav(page).locator('li em:visible').click();
  await shelf(page).focus();
  await page.keyboard.press('Shift');
  await expectOpen(page, true);
  for (const go of Object.values(ELSEWHERE)) {
    await go(page);
    await expectOpen(page, false);
    await trigger(page).press('Enter');
    await expectOpen(page, true);
  }
  await page.keyboard.press('Escape');
  await page.mouse.move(900, 700);
  await expectOpen(page, false);
  // opened by hover, too
  await trigger(page).hover();
  await expectOpen(page, true);
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await expect(trigger(page)).toBeFocused();
});

test('a dropdown opened before the application is ready stays open, and the bar does not hide', async ({page}) => {
  const release = await delayRequests(page, CHUNKS);
  await page.goto('/sub/docs/intro');
  await trigger(page).press('Enter');
  release();
  await untilReady(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await settled(page);
  await expectOpen(page, true);
  await expect(page.getByRole('banner')).toBeInViewport({ratio: 1});
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
});

test('following a link of a dropdown closes it, and the bar marks the dropdown that contains the page', async ({
  page,
}) => {
  await open(page, '/sub/docs/intro');
  const isSame = await mark(page);
  // items without a position are on the right
  const x = async (name: string) =>
    (await mainNav(page).getByText(name, {exact: true}).locator('visible=true').first().boundingBox())!.x;
  expect(await x('English')).toBeGreaterThan(await x('Blog'));
  await expect(trigger(page)).not.toHaveCSS('font-weight', '700');
  await trigger(page).hover();
  await shelf(page).click();
  await expect(page).toHaveURL('/sub/docs/gardening/Unlocking-the-Earth_s-Secrets');
  await page.mouse.move(900, 700);
  await expectOpen(page, false);
  await expect(trigger(page)).toHaveCSS('font-weight', '700');
  expect(await isSame()).toBe(true);
});

test('an item that cannot be drawn is replaced by an error that shows it and the cause; the rest of the bar stays', async ({
  page,
}) => {
  // only the locale dropdown listens to the pointer on the window
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    window.addEventListener = function (this: unknown, type: string, ...rest: unknown[]) {
      if (type === 'pointerover' && document.readyState === 'complete') throw new Error('No pointer here.');
      return (listen as (...values: unknown[]) => void).call(this ?? window, type, ...rest);
    } as typeof window.addEventListener;
  });
  await open(page, '/sub/docs/intro');
  const error = mainNav(page).getByRole('alert').locator('visible=true');
  await expect(error).toContainText('"type":"localeDropdown"');
  await expect(error).toContainText('Cause: No pointer here.');
  await expect(trigger(page)).toBeVisible();
  await mainNav(page).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/sub/blog');
});
