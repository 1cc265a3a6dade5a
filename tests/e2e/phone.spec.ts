import {expect, test} from '@playwright/test';
import {computed, EARLY, LONG, ONE, OTHER, published, SITE} from '../support/own-site.ts';
import {docsSidebar, mainNav, menu, open, PHONE, settled} from '../support/page.ts';

test.use({viewport: PHONE, hasTouch: true, isMobile: true});

test('the bar has menu button, logo and title; items, search and colour mode are in the menu, where a touch prefetches', async ({
  page,
}) => {
  await open(page, '/');
  const bar = mainNav(page);
  await expect(bar.getByRole('button', {name: 'Open menu'})).toBeVisible();
  await expect(bar.getByRole('link', {name: SITE}).locator('visible=true')).toHaveCount(1);
  await expect(bar.getByRole('link', {name: OTHER.label, exact: true}).locator('visible=true')).toHaveCount(0);
  await expect(bar.locator('[data-control="search"]:visible')).toHaveCount(0);
  await bar.getByRole('button', {name: 'Open menu'}).tap();
  const toggle = (mode: string) => ({name: `Switch between dark and light mode (currently ${mode} mode)`});
  await menu(page).getByRole('button', toggle('light')).tap();
  await expect(menu(page).getByRole('button', toggle('dark'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const requested = page.waitForRequest(
    (request) => request.url().includes(OTHER.path) && request.url().includes('.txt'),
  );
  await menu(page).getByRole('link', {name: OTHER.label, exact: true}).dispatchEvent('touchstart');
  await requested;
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', toggle('dark'))).toBeVisible();
});

test('a page is as wide as the window, also with a font twice as large, whatever is in it', async ({page}) => {
  // words for screen readers in cells beyond the edge, long words in a figure, many sources of one publisher, a long
  // phone number; other kinds: kinds.spec.ts
  for (const address of [
    LONG,
    '/docs/wellness/When-Sleep-Won_t-Come',
    '/docs/gardening/Gardening-Without-Aches',
    '/docs/vitamins/choosing-supplements',
    '/docs/gardening/A-Garden-for-the-Senses',
  ]) {
    await page.setViewportSize(PHONE);
    await open(page, address);
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({...PHONE, width});
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('the icon of an external link is never beyond the end of a full line', async ({page}) => {
  await open(page, LONG);
  const beyond = await page.locator('.prose').evaluate((prose) => {
    const paragraph = document.createElement('p');
    paragraph.innerHTML = '<a>A full line<span class="external"></span></a>';
    prose.prepend(paragraph);
    const link = paragraph.firstElementChild!;
    const icon = link.lastElementChild!;
    paragraph.style.width = `${link.getBoundingClientRect().width - icon.getBoundingClientRect().width}px`;
    return icon.getBoundingClientRect().right - paragraph.getBoundingClientRect().right;
  });
  expect(beyond).toBeLessThanOrEqual(0);
});

test('the bar hides when scrolling down, not under an open menu, returns when scrolling up, and hides for a jump from the table of contents', async ({
  page,
}) => {
  await open(page, LONG);
  const bar = page.locator('header:has(nav[aria-label="Main"])');
  await page.getByRole('button', {name: 'Open menu'}).tap();
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await settled(page);
  await expect(bar).toBeInViewport({ratio: 1});
  await page.touchscreen.tap(PHONE.width - 8, 400);
  await expect(menu(page)).toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  // closing the menu goes back in the history, which ends by restoring the position
  await expect.poll(() => page.evaluate(() => (history.state as {dialog?: boolean} | null)?.dialog)).toBeFalsy();
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, 2900));
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 2700));
  await expect(bar).toBeInViewport({ratio: 1});
  await page.evaluate(() => window.scrollTo(0, 0));
  const contents = page.getByRole('article').locator('details', {hasText: 'On this page'}).first();
  await contents.locator('summary').tap();
  await contents.getByRole('link', {name: EARLY.text}).tap();
  await expect(page).toHaveURL(`${LONG}#${EARLY.id}`);
  await expect(bar).not.toBeInViewport();
  await expect(page.locator(`#${EARLY.id}`)).toBeInViewport({ratio: 1});
});

test('the sidebar of the docs is only in the menu, and its marks follow a navigation, after which the focus is at the start of main and the page at its top', async ({
  page,
}) => {
  await open(page, LONG);
  await expect(docsSidebar(page)).toBeHidden();
  await page.getByRole('button', {name: 'Open menu'}).tap();
  await expect(menu(page).locator('nav [aria-current="page"]')).toHaveText(/^Unlocking the Earth/);
  await menu(page)
    .getByRole('link', {name: /^Soil made simple/})
    .tap();
  await expect(page).toHaveURL('/docs/gardening/Soil-Made-Simple');
  await page.getByRole('button', {name: 'Open menu'}).tap();
  await expect(menu(page).locator('nav [aria-current="page"]')).toHaveText(/^Soil made simple/);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().tap();
  await expect(page).not.toHaveURL('/docs/gardening/Soil-Made-Simple');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the open page has the hue of its section in the menu, too', async ({page}) => {
  for (const [address, hue] of [
    [ONE.path, 'clay'],
    [published('/blog').posts[0].path, 'sun'],
  ] as const) {
    await open(page, address);
    await page.getByRole('button', {name: 'Open menu'}).tap();
    await expect(menu(page).locator('nav [aria-current="page"]')).toHaveCSS('color', computed(hue, 'light'));
  }
});

test('the pages of a list, its neighbours and its tags work by touch', async ({page}) => {
  await open(page, '/blog');
  const pages = page.getByRole('navigation', {name: 'Blog list page navigation'});
  await pages.getByRole('link', {name: 'Older entries'}).tap();
  await expect(page).toHaveURL('/blog/page/2');
  await page
    .getByRole('link', {name: /^Read more about/})
    .first()
    .tap();
  await expect(
    page
      .getByRole('article')
      .getByText(/^\d+ min read$/)
      .first(),
  ).toBeVisible();
  await page.getByRole('navigation', {name: 'Blog post page navigation'}).getByRole('link').first().tap();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('list', {name: 'Tags'}).getByRole('link').first().tap();
  await expect(page.getByRole('heading', {level: 1})).toContainText('tagged with');
});

test('“Share” is beside the way up, so that the answer begins on the first screen', async ({page}) => {
  for (const [address, up] of [
    ['/docs/vitamins/vitamin-d', 'Vitamins'],
    ['/blog/2018-11-28-do-multivitamins-help-healthy-adults', 'Blog'],
  ] as const) {
    await page.goto(address);
    const header = page.locator('article header');
    const [share, link] = await Promise.all([
      header.getByRole('button', {name: 'Share'}).boundingBox(),
      header.getByRole('link', {name: up, exact: true}).boundingBox(),
    ]);
    expect(Math.abs(share!.y + share!.height / 2 - link!.y - link!.height / 2)).toBeLessThan(16);
    await expect(page.locator('.article-layout-prose > p').first()).toBeInViewport();
  }
});

test('the letters of A to Z stay in view above the heading they lead to, and scroll away in a low window', async ({
  page,
}) => {
  await open(page, '/a-z');
  const letters = page.locator('p', {has: page.locator('a[href="#letter-m"]')});
  await letters.getByRole('link', {name: 'M', exact: true}).tap();
  const heading = page.locator('#letter-m');
  await expect(heading).toBeInViewport({ratio: 1});
  const bottom = async () => {
    const {y, height} = (await letters.boundingBox())!;
    return y + height;
  };
  await expect(letters).toBeInViewport({ratio: 1});
  expect(await bottom()).toBeLessThan((await heading.boundingBox())!.y);
  expect(await bottom()).toBeLessThan(PHONE.height / 5);
  // held sideways they scroll with the page
  await page.setViewportSize({width: 640, height: 360});
  await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}));
  await expect(letters).not.toBeInViewport();
});
