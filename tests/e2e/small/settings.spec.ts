import {expect, test} from '@playwright/test';
import {mainNav, menu, open, PHONE, settled} from '../../support/page.ts';

test('with `disableSwitch` there is no toggle, and the default mode is used whatever the reader chose elsewhere', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await open(page, '/docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByRole('button', {name: /Switch between/})).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', {name: 'Open menu'}).click();
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('button', {name: /Switch between/})).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0e1714');
});

test('without `hideOnScroll` the bar stays when scrolling down and jumping to an anchor', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  await open(page, '/docs/intro');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await settled(page);
  await expect(page.getByRole('banner')).toBeInViewport({ratio: 1});
  await page.goto('/docs/intro#own-id');
  await expect(page.locator('#own-id')).toBeInViewport({ratio: 1});
  await expect(page.getByRole('banner')).toBeInViewport({ratio: 1});
});

test('with the persistence `none` no version of the docs is stored, and a stored one is ignored', async ({page}) => {
  const KEY = 'docs-preferred-version-default';
  const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);
  await open(page, '/docs/intro');
  await settled(page);
  expect(await stored()).toBeNull();
  await page.evaluate((key) => localStorage.setItem(key, '0.1'), KEY);
  await open(page, '/docs/yoga/breathing');
  await settled(page);
  expect(await stored()).toBe('0.1');
});

test('an announcement that is not closeable is shown although one was closed, and of the footer’s two logos one', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('sunroot.announcement.dismiss', 'true'));
  await open(page, '/docs/intro');
  await expect(page.getByRole('region', {name: 'Announcement'}).locator('strong').first()).toBeVisible();
  const shown = page.getByRole('contentinfo').getByRole('img', {name: 'Smallholding'}).locator('visible=true');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('src', '/logo-dark.svg');
});

test('a dropdown with an address is a link beside a button that opens its list', async ({page}) => {
  await open(page, '/docs/yoga/breathing');
  const bar = mainNav(page);
  await expect(bar.getByRole('link', {name: 'Learn', exact: true}).locator('visible=true')).toHaveAttribute(
    'href',
    '/docs/intro',
  );
  const caret = bar.getByRole('button', {name: 'Learn, more'});
  await expect(caret).toHaveAttribute('aria-haspopup', 'true');
  await expect(caret).toHaveAttribute('aria-expanded', 'false');
  await caret.press('Enter');
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await expect(bar.getByRole('link', {name: 'Tags of posts'}).locator('visible=true')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(caret).toBeFocused();
  const label = bar.getByRole('link', {name: 'Learn', exact: true}).locator('visible=true');
  await expect(label).not.toHaveAttribute('aria-current');
  await label.click();
  await expect(page).toHaveURL('/docs/intro');
  await expect(label).toHaveAttribute('aria-current', 'page');
  await expect(label).toHaveCSS('font-weight', '700');
});

test('on a phone the items of both sides are only in the menu', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/docs/yoga/breathing');
  const seen = (name: string) => page.getByText(name, {exact: true}).locator('visible=true');
  for (const name of ['Diary', 'Old edition', 'Next']) await expect(mainNav(page).locator(seen(name))).toHaveCount(0);
  await page.getByRole('button', {name: 'Open menu'}).click();
  await menu(page).getByRole('button', {name: '← Back to main menu'}).click();
  for (const name of ['Learn', 'Yoga shelf', 'Diary', 'Old edition']) {
    await expect(menu(page).getByRole('link', {name, exact: true})).toBeVisible();
  }
});

test('a version item names its version, and the list of versions has its own order, with items before and after', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await expect(mainNav(page).getByRole('link', {name: 'Old edition'}).locator('visible=true')).toHaveAttribute(
    'href',
    '/docs/1.0/intro',
  );
  await mainNav(page).getByRole('button', {name: 'Next', exact: true}).hover();
  await expect(mainNav(page).locator('ul:visible').getByRole('listitem')).toHaveText([
    'Editions',
    '1.0',
    'Next',
    'All tags',
  ]);
});
