import {expect, type Page, test} from '@playwright/test';
import {CHUNKS, mainNav, mark, open, openWithoutApp, settled, untilReady} from '../../support/page.ts';

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const KEYS = {id: 'sunroot.announcement.id', dismissed: 'sunroot.announcement.dismiss'};

async function leave(page: Page, entries: Record<string, string>): Promise<void> {
  await page.goto('/sub/favicon.svg');
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, entries);
}

test('the announcement is between skip link and navbar, in its colours, with its link under the base path', async ({
  page,
}) => {
  await page.goto('/sub/docs/intro');
  await expect(bar(page)).toContainText('The seed swap is on Saturday.');
  await expect(bar(page).getByRole('link', {name: 'Read how it works'})).toHaveAttribute(
    'href',
    '/sub/docs/gardening/Growing-Together',
  );
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(32, 66, 74)');
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  const order = await page
    .locator('body')
    .evaluate((body) =>
      [
        ...body.querySelectorAll(
          'a[href="#main"], [aria-label="Announcement"], header:has(nav[aria-label="Main"]), main, body > footer',
        ),
      ].map(({tagName}) => tagName),
    );
  expect(order).toEqual(['A', 'SECTION', 'HEADER', 'MAIN', 'FOOTER']);
  await page.emulateMedia({media: 'print'});
  await expect(bar(page)).toBeHidden();
});

test('“Close” hides the announcement for good', async ({page}) => {
  await open(page, '/sub/docs/intro');
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toBeHidden();
  const kept = await page.evaluate(
    ({id, dismissed}) => [localStorage.getItem(id), localStorage.getItem(dismissed)],
    KEYS,
  );
  expect(kept).toEqual(['autumn-fair', 'true']);
  await page.route(CHUNKS, () => {});
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('“Close” hides the announcement for good when the application never loads', async ({page}) => {
  await openWithoutApp(page, '/sub/docs/intro');
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toBeHidden();
  await page.goto('/sub/blog');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('the skip link leads below the announcement, and the navbar, near the top, stays', async ({page}) => {
  await open(page, '/sub/docs/intro');
  await page.getByRole('link', {name: 'Skip to main content'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await settled(page);
  await expect(page.getByRole('banner')).toBeInViewport({ratio: 1});
});

test('an announcement with a new id is shown at once to readers who closed the last one', async ({page}) => {
  await leave(page, {[KEYS.id]: 'spring-fair', [KEYS.dismissed]: 'true'});
  await openWithoutApp(page, '/sub/docs/intro');
  await expect(bar(page)).toBeVisible();
});

test('a flat footer is one line of links separated by “·”', async ({page}) => {
  await page.goto('/sub');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveCount(0);
  await expect(footer.getByRole('paragraph').filter({hasText: 'RHS'})).toHaveText('Introduction · Blogs · RHS');
  await expect(footer.getByRole('link', {name: 'Introduction'})).toHaveAttribute('href', '/sub/docs/intro');
  await expect(footer).toHaveAttribute('data-look', 'light');
});

test('a footer logo that links to another site opens in a new tab and says so', async ({page}) => {
  await page.goto('/sub');
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'The seed library (opens in new tab)'});
  await expect(link).toHaveAttribute('href', 'https://seeds.example/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('breadcrumbs lead from home through the categories to the doc', async ({page}) => {
  await open(page, '/sub/docs/outdoors/Escape-the-Gym');
  const trail = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(trail.getByRole('listitem').first()).toHaveText('Home');
  await expect(trail.getByRole('link', {name: 'Outdoor', exact: true})).toHaveAttribute(
    'href',
    '/sub/docs/category/outdoor',
  );
  await expect(trail.locator('[aria-current="page"]')).toHaveText(/^Escape the gym/);
  await trail.getByRole('link', {name: 'Home'}).click();
  await expect(page).toHaveURL('/sub');
});

test('the version dropdown lists both versions and marks the current one', async ({page}) => {
  await open(page, '/sub/docs/intro');
  await mainNav(page).getByRole('button', {name: 'Next'}).hover();
  const list = mainNav(page).locator('ul:visible');
  await expect(list.getByRole('link')).toHaveText(['Next', '1.0']);
  await expect(list.getByRole('link', {name: 'Next'})).toHaveAttribute('aria-current', 'page');
  await expect(list.getByRole('link', {name: '1.0'})).toHaveAttribute('href', '/sub/docs/1.0/intro');
});

test('a version link leads to the main doc of its version', async ({page}) => {
  await page.goto('/sub/blog');
  await expect(mainNav(page).getByRole('link', {name: 'Next', exact: true}).first()).toHaveAttribute(
    'href',
    '/sub/docs/intro',
  );
  await page.goto('/sub/docs/intro');
  await expect(mainNav(page).getByRole('link', {name: 'Next', exact: true}).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a doc shows the badge “Version: Next” and the banner of its version', async ({page}) => {
  await page.goto('/sub/docs/gardening/Compost-and-Mulch');
  await expect(page.getByRole('article').getByText('Version: Next', {exact: true})).toBeVisible();
  await expect(page.getByRole('note').filter({hasText: 'unreleased documentation'})).toBeVisible();
});

test('the preferred version is stored, and one that no longer exists is removed', async ({page}) => {
  const KEY = 'docs-preferred-version-default';
  const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);
  await leave(page, {[KEY]: '0.1'});
  await open(page, '/sub/docs/intro');
  await expect.poll(stored).toBe('current');
});

test('the locale dropdown leads to the same page in another locale, with query and hash, by a page load', async ({
  page,
}) => {
  await open(page, '/sub/docs/intro?part=2#main');
  const button = mainNav(page).getByRole('button', {name: 'English'});
  await button.hover();
  const german = mainNav(page).getByRole('link', {name: 'Deutsch'});
  await expect(german).toHaveAttribute('href', '/sub/de/docs/intro?part=2#main');
  await expect(german).toHaveAttribute('lang', 'de');
  await expect(mainNav(page).getByRole('link', {name: 'English'})).toHaveAttribute('aria-current', 'true');
  await page.mouse.move(700, 700);
  await mainNav(page).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/sub/blog');
  await button.hover();
  await expect(german).toHaveAttribute('href', '/sub/de/blog');
});

test('on the not-found page the locale dropdown leads home until the address is known', async ({page, request}) => {
  const html = await (await request.get('/sub/no-such-page')).text();
  expect(html).toContain('href="/sub/de"');
  expect(html).not.toContain('_not-found"');
  await page.goto('/sub/no-such-page?part=2');
  await mainNav(page).getByRole('button', {name: 'English'}).hover();
  await expect(mainNav(page).getByRole('link', {name: 'Deutsch'})).toHaveAttribute(
    'href',
    '/sub/de/no-such-page?part=2',
  );
});

test('under a base path navigation stays within the application and addresses keep the base', async ({page}) => {
  await open(page, '/sub/docs/intro.html?a=1');
  await expect(page).toHaveURL('/sub/docs/intro?a=1');
  const isSame = await mark(page);
  await mainNav(page).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/sub/blog');
  await page.getByRole('link', {name: 'Older entries'}).click();
  await expect(page).toHaveURL('/sub/blog/page/2');
  await page.getByRole('link', {name: 'Variant'}).first().click();
  await expect(page).toHaveURL('/sub');
  expect(await isSame()).toBe(true);
});

test("under a base path a link leads to the home page, whose data is above the host's folder", async ({page}) => {
  await open(page, '/sub/blog');
  await page.getByRole('link', {name: 'Variant'}).first().press('Enter');
  await expect(page).toHaveURL('/sub');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Below a base path');
});

test('under a base path a link to the open home page keeps its address', async ({page}) => {
  await open(page, '/sub');
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo(0, 400));
  await page.getByRole('link', {name: 'Variant'}).first().click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL('/sub');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('under a base path the 404 page knows the closest page', async ({page}) => {
  await page.goto('/sub/docs/intros');
  await untilReady(page);
  await expect(page.getByRole('main').getByRole('link', {name: 'Welcome to the variant'})).toHaveAttribute(
    'href',
    '/sub/docs/intro',
  );
});
