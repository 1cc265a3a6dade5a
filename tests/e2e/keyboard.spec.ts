import {expect, type Page, test} from '@playwright/test';
import {allStops, expectSeen, tabTo} from '../support/focus.ts';
import {FIRST, LAST, LONG} from '../support/own-site.ts';
import {DESKTOP, docsSidebar, follow, mainNav, menu, open, PHONE, settled} from '../support/page.ts';

const searchField = (page: Page) => page.getByRole('combobox', {name: 'Search'});

const ORDER = {
  desktop: ['body', 'bar', 'sidebar', 'article', 'contents', 'footer'],
  phone: ['body', 'bar', 'article', 'footer'],
};
for (const [name, places] of Object.entries(ORDER)) {
  test(`every tab stop on a ${name} is visible, in the order of the page`, async ({page}) => {
    if (name === 'phone') await page.setViewportSize(PHONE);
    await open(page, '/docs/intro');
    const stops = await allStops(page);
    expect(stops.length).toBeGreaterThan(20);
    expect(stops[0]?.text).toBe('Skip to main content');
    expect(stops.map(({place}) => place).filter((place, index, all) => place !== all[index - 1])).toEqual(places);
  });
}

for (const [name, size] of Object.entries({desktop: DESKTOP, phone: PHONE})) {
  test(`tabbing in the bar of a ${name} does not scroll the page`, async ({page}) => {
    await page.setViewportSize(size);
    await open(page, LONG);
    // the bar returns when scrolling up
    await page.evaluate(() => window.scrollTo(0, 2400));
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, 2200));
    await expect.poll(() => mainNav(page).evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-control="skip"]')?.focus());
    const places: number[] = [];
    do {
      await page.keyboard.press('Tab');
      await settled(page);
      places.push(await page.evaluate(() => window.scrollY));
    } while (
      !(await mainNav(page)
        .getByRole('button', {name: /^Switch between/})
        .evaluate((e) => e.matches(':focus')))
    );
    expect(places.length).toBeGreaterThan(2);
    expect(new Set(places)).toEqual(new Set([2200]));
  });
}

test('after a navigation and a click on text, Tab goes on from there, not from the top of the page', async ({page}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/privacy');
  await follow(page, '/about');
  await expect(page.getByRole('main')).toBeFocused();
  const last = page.locator('main .prose p:has(a[href])').last();
  await last.scrollIntoViewIfNeeded();
  await last.click({position: {x: 2, y: 2}});
  const y = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Tab');
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(y);
});

test('a table is a tab stop while it scrolls, and only then', async ({page}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/docs/gardening/What-to-Grow-First');
  const table = page.locator('.scroll-region').first();
  const before = table.locator('xpath=preceding::a[@href][1]');
  await before.focus();
  await page.keyboard.press('Tab');
  await expect(table).not.toBeFocused();
  expect(await table.evaluate((region) => region.contains(document.activeElement))).toBe(false);
  // none of the site's tables scrolls: one with a very long word would
  await table.locator('table').evaluate((element: HTMLElement) => {
    element.style.minInlineSize = '1500px';
  });
  await before.focus();
  await page.keyboard.press('Tab');
  await expect(table).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});

test('with the keyboard alone through bar, search, colour mode, sidebar, contents and footer of a desktop', async ({
  page,
}) => {
  await open(page, LONG);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();

  const search = mainNav(page).locator('[data-control="search"]:visible');
  await tabTo(page, search);
  await page.keyboard.press('Enter');
  await expect(searchField(page)).toBeFocused();
  await expectSeen(page);
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();

  await tabTo(page, mainNav(page).getByRole('button', {name: /^Switch between/}));
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectSeen(page);

  const category = docsSidebar(page).getByRole('button', {name: 'Growing food', exact: true});
  await tabTo(page, category);
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  expect((await expectSeen(page)).place).toBe('sidebar');
  await tabTo(page, page.getByRole('button', {name: 'Collapse sidebar', exact: true}));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Expand sidebar', exact: true})).toBeFocused();
  await expectSeen(page);
  await page.keyboard.press('Enter');
  await expect(docsSidebar(page)).toBeVisible();
  await expect(docsSidebar(page).locator(':focus')).toHaveCount(1);
  await expectSeen(page);

  const contents = page.getByRole('navigation', {name: 'On this page'});
  await tabTo(page, contents.getByRole('link', {name: LAST.text}));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LONG}#${LAST.id}`);
  await page.keyboard.press('Tab');
  expect((await expectSeen(page)).place).toBe('article');

  await tabTo(page, page.getByRole('contentinfo').getByRole('link', {name: 'Blogs'}));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main')).toHaveCSS('outline-style', 'none');
});

test('with the keyboard alone through menu, search, contents and footer of a phone', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, LONG);
  const opener = page.getByRole('button', {name: 'Open menu'});
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).locator(':focus')).toHaveCount(1);
  await expectSeen(page);

  await tabTo(page, menu(page).getByRole('button', {name: 'Close menu'}));
  await page.keyboard.press('Space');
  await expect(menu(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expectSeen(page);

  await page.keyboard.press('Enter');
  const category = menu(page).getByRole('button', {name: 'Growing food', exact: true});
  await tabTo(page, category);
  await page.keyboard.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, menu(page).getByRole('button', {name: '← Back to main menu'}));
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('link', {name: FIRST.label, exact: true})).toBeFocused();
  await expectSeen(page);

  await tabTo(page, menu(page).locator('[data-control="search"]'));
  await page.keyboard.press('Enter');
  await expect(searchField(page)).toBeFocused();
  await expectSeen(page);
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toBeHidden();
  await expectSeen(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener).toBeFocused();

  const contents = page.getByRole('article').locator('summary', {hasText: 'On this page'});
  await tabTo(page, contents);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('article').locator(`details a[href="#${LAST.id}"]`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LONG}#${LAST.id}`);
  await expect(page.locator(`#${LAST.id}`)).toBeInViewport({ratio: 1});
  await page.keyboard.press('Tab');
  await expectSeen(page);

  const link = page.getByRole('contentinfo').locator('a[href^="/"]').first();
  const address = (await link.getAttribute('href'))!;
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main')).toBeFocused();
});
