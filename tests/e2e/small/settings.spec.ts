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

test('with `defaultMode` dark the page is dark before any script runs', async ({request}) => {
  const html = await (await request.get('/docs/intro')).text();
  expect(html).toMatch(/<html[^>]* data-theme="dark"/);
  expect(html).toMatch(/<meta name="theme-color" content="#0e1714"\/?>/);
});

test('with `editUrl` an article links to the page where its file can be edited', async ({page}) => {
  await page.goto('/blog/2025-01-06-the-second-day');
  await expect(page.getByRole('link', {name: 'Suggest a change'})).toHaveAttribute(
    'href',
    'https://code.example/small/edit/main/content/blog/2025-01-06-the-second-day.mdx',
  );
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

test('an announcement that is not closeable has no button, keeps its elements, and is shown although one was closed', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('sunroot.announcement.dismiss', 'true'));
  await open(page, '/docs/intro');
  const bar = page.getByRole('region', {name: 'Announcement'});
  await expect(bar.locator('strong')).toHaveText(['elements', 'Markdown']);
  await expect(bar.getByRole('button')).toHaveCount(0);
});

test('the logo of the footer has its two pictures, its text, its size and its address', async ({page}) => {
  await page.goto('/docs/intro');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', {name: 'Smallholding'})).toHaveAttribute('href', '/docs');
  const shown = footer.getByRole('img', {name: 'Smallholding'}).locator('visible=true');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('src', '/logo-dark.svg');
  await expect(shown).toHaveAttribute('width', '48');
  await expect(shown).toHaveAttribute('height', '40');
  await expect(footer).toHaveAttribute('data-look', 'dark');
});

test('titles use the delimiter of the settings', async ({page}) => {
  await page.goto('/docs/yoga/first-steps');
  await expect(page).toHaveTitle('First steps · Smallholding');
  await page.goto('/nothing-here');
  await expect(page).toHaveTitle('Page Not Found · Smallholding');
});

test('with the base path banner switched off the home page shows none when its style sheet is missing', async ({
  page,
}) => {
  await page.route('**/*.css', (route) => route.fulfill({status: 404, body: ''}));
  await page.goto('/', {waitUntil: 'load'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText('did not load properly')).toHaveCount(0);
  expect(await page.content()).not.toContain('did not load properly');
});

test('the table of contents lists the levels of the settings', async ({page}) => {
  await page.goto('/docs/intro');
  await expect(page.getByRole('navigation', {name: 'On this page'}).getByRole('link')).toHaveText([
    'A part of the part',
    'A smaller part',
  ]);
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

const MARKED: [address: string, label: string][] = [
  ['/docs/yoga/first-steps', 'Yoga shelf'],
  ['/docs/yoga/breathing', 'Yoga shelf'],
  ['/blog', 'Diary'],
  ['/blog/tags', 'Diary'],
];
for (const [address, label] of MARKED) {
  test(`on ${address} “${label}” is marked: an item of a sidebar, and one with a path of its own`, async ({page}) => {
    await page.goto(address);
    const bar = mainNav(page);
    for (const name of ['Yoga shelf', 'Diary', 'Old edition']) {
      const link = bar.getByRole('link', {name, exact: true}).locator('visible=true');
      await expect(link).toHaveCSS('font-weight', name === label ? '700' : /^[45]00$/);
    }
  });
}

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

test('the banner of an unmaintained version says so, and without a badge there is none', async ({page}) => {
  await page.goto('/docs/intro');
  await expect(page.getByRole('note')).toHaveText(/version Next, which is no longer maintained/);
  await expect(page.getByText('Version: Next')).toHaveCount(0);
});
