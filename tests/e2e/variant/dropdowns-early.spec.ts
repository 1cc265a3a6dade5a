import {expect, type Page, test} from '@playwright/test';
import {expectOpen, shelf, trigger} from '../../support/dropdown.ts';
import {CHUNKS, hold, mainNav, openWithoutApp, settled} from '../../support/page.ts';

/* The dropdowns of the bar as long as the application is not there: lib/inline/until-ready.ts and close-dropdowns.ts. */
test('a dropdown opens and closes by a press, and hydration keeps it as it is', async ({page}) => {
  const release = await hold(page, CHUNKS);
  await page.goto('/sub/docs/intro');
  await trigger(page).press('Enter');
  await expectOpen(page, true);
  await trigger(page).press('Enter');
  await expectOpen(page, false);
  await trigger(page).press('Enter');
  release();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await settled(page);
  await expectOpen(page, true);
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
});

test.describe('opened by its button', () => {
  test.beforeEach(async ({page}) => {
    await openWithoutApp(page, '/sub/docs/intro');
    await trigger(page).press('Enter');
    await expectOpen(page, true);
  });

  test('a dropdown closes by Escape, and the focus returns to its button', async ({page}) => {
    await page.keyboard.press('Tab');
    await expect(shelf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect(trigger(page)).toBeFocused();
  });

  const ELSEWHERE: Record<string, (page: Page) => Promise<unknown>> = {
    'a press of the mouse': (page) => page.mouse.click(700, 600),
    'the focus': (page) => mainNav(page).getByRole('link', {name: 'Blog', exact: true}).focus(),
    'the press of another one': (page) => mainNav(page).getByRole('button', {name: 'English'}).click(),
  };
  for (const [name, go] of Object.entries(ELSEWHERE)) {
    test(`a dropdown closes by ${name} outside`, async ({page}) => {
      await go(page);
      await expectOpen(page, false);
    });
  }

  test('a dropdown stays open while the reader is in it', async ({page}) => {
    await mainNav(page).locator('li em:visible').click();
    await shelf(page).focus();
    await page.keyboard.press('Shift');
    await expectOpen(page, true);
  });
});

test('a dropdown under the pointer opens when the application comes', async ({page}) => {
  const release = await hold(page, CHUNKS);
  await page.goto('/sub/docs/intro');
  await trigger(page).hover();
  release();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expectOpen(page, true);
  await trigger(page).click();
  await expectOpen(page, true);
  await page.mouse.move(900, 700);
  await expectOpen(page, false);
});

test('a dropdown that was opened and closed by the mouse stays closed when the application comes', async ({page}) => {
  const release = await hold(page, CHUNKS);
  await page.goto('/sub/docs/intro');
  await trigger(page).click();
  await trigger(page).click();
  release();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await settled(page);
  await expectOpen(page, false);
});
