import {expect, type Page, test} from '@playwright/test';
import {BLOG, FIRST, ITEMS, ONE, OTHER, published, SITE} from '../support/own-site.ts';
import {DESKTOP, mark, menu, open, openEither, PHONE, settled} from '../support/page.ts';

const GARDEN = '/docs/gardening/Unlocking-the-Earth_s-Secrets';
const opener = (page: Page) => page.locator('button[aria-label="Open menu"]');
const isInMenu = (page: Page) =>
  page.evaluate(() => {
    const {activeElement} = document;
    // between the last and the first control, a modal dialog hands the focus to the browser itself
    return activeElement === document.body || Boolean(activeElement?.closest('dialog'));
  });

test.use({viewport: PHONE});

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Open menu'}).click();
  await expect(menu(page)).toBeVisible();
}

const CLOSERS: Record<string, (page: Page) => Promise<unknown>> = {
  'its close button': (page) => menu(page).getByRole('button', {name: 'Close menu'}).click(),
  'a click on the backdrop': (page) => page.mouse.click(PHONE.width - 8, 400),
  Escape: (page) => page.keyboard.press('Escape'),
};
test('the menu button opens a dialog with logo, toggle, items, sections and small links; closed by its button, beside it or by Escape, it returns the focus', async ({
  page,
}) => {
  await open(page, '/');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await openMenu(page);
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  const links = menu(page).getByRole('link');
  await expect(links.first()).toHaveAttribute('href', '/');
  for (const {label: name} of ITEMS) {
    await expect(menu(page).getByRole('link', {name, exact: true})).toBeVisible();
  }
  await expect(menu(page).getByRole('button', {name: /^Switch between dark and light mode/})).toBeVisible();
  for (const {label, path, count} of published('/docs').sections) {
    await expect(menu(page).getByRole('link', {name: `${label} ${count}`})).toHaveAttribute('href', path);
  }
  for (const name of ['Get help now', 'A to Z', 'About and editorial policy', 'Reading offline']) {
    await expect(menu(page).getByRole('link', {name})).toBeVisible();
  }
  for (const [name, close] of Object.entries(CLOSERS)) {
    await close(page);
    await expect(menu(page), name).toBeHidden();
    await expect(opener(page), name).toBeFocused();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await openMenu(page);
  }
  await expect(page).toHaveURL('/');
});

test('the section’s sidebar shows first, the page behind does not scroll; the return to the main panel is remembered until a navigation closes the menu', async ({
  page,
}) => {
  await open(page, GARDEN);
  await openMenu(page);
  await expect(menu(page).getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await expect(menu(page).getByRole('link', {name: OTHER.label, exact: true})).toBeHidden();
  await page.mouse.move(380, 600);
  await page.mouse.wheel(0, 800);
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await menu(page).getByRole('button', {name: '← Back to main menu'}).click();
  await expect(menu(page).getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
  await expect(menu(page).getByRole('link', {name: FIRST.label, exact: true})).toBeFocused();
  await menu(page).getByRole('button', {name: 'Close menu'}).click();
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await openMenu(page);
  await expect(menu(page).getByRole('link', {name: OTHER.label, exact: true})).toBeVisible();
  await menu(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect(page).toHaveURL(ONE.path);
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toContainText(ONE.title);
  await openMenu(page);
  await expect(menu(page).getByRole('button', {name: '← Back to main menu'})).toBeVisible();
  await expect(menu(page).locator('[data-copy] [aria-current="page"]')).toBeVisible();
});

test('nothing in the menu is beyond its edge at 320 px, with a font twice as large', async ({page}) => {
  await page.setViewportSize({...PHONE, width: 320});
  await open(page, '/');
  await openMenu(page);
  for (const size of ['100%', '200%']) {
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    expect(await menu(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth), size).toBe(0);
  }
});

test('a page without a section sidebar shows the main panel', async ({page}) => {
  await open(page, '/blog/2025-10-29-less-salt-more-flavour');
  await openMenu(page);
  await expect(menu(page).getByRole('navigation', {name: 'Blog posts'})).toBeVisible();
  await menu(page).getByRole('link', {name: SITE}).click();
  await expect(page).toHaveURL('/');
  await openMenu(page);
  await expect(menu(page).getByRole('link', {name: BLOG.label, exact: true})).toBeVisible();
  await expect(menu(page).getByRole('button', {name: '← Back to main menu'})).toBeHidden();
});

test('the focus stays in the menu; following a link closes it without a full load, also one to the open page, and so does a wide window', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('button', {name: 'Open menu'}).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))).toBe(true);
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press(press < 14 ? 'Tab' : 'Shift+Tab');
    expect(await isInMenu(page)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  const isSame = await mark(page);
  await openMenu(page);
  await menu(page).getByRole('link', {name: SITE}).click();
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await menu(page).getByRole('link', {name: BLOG.label, exact: true}).click();
  await expect(page).toHaveURL('/blog');
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await page.setViewportSize(DESKTOP);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await isSame()).toBe(true);
});

for (const isReady of [true, false]) {
  test(`the second click of a double click closes the menu, ${isReady ? 'with' : 'before'} the application`, async ({
    page,
  }) => {
    await openEither(page, '/docs/intro', isReady);
    const {x, y, width, height} = (await page.getByRole('button', {name: 'Open menu'}).boundingBox())!;
    await page.mouse.dblclick(x + width / 2, y + height / 2, {delay: 40});
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/docs/intro');
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(menu(page)).toBeVisible();
    // the menu slides in
    await expect
      .poll(() => page.getByRole('button', {name: 'Close menu'}).boundingBox())
      .toEqual({x, y, width, height});
  });
}
