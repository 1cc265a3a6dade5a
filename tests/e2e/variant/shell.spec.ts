import {expect, type Page, test} from '@playwright/test';
import {CHUNKS, mainNav, mark, open, openWithoutApp, settled} from '../../support/page.ts';

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const KEYS = {id: 'sunroot.announcement.id', dismissed: 'sunroot.announcement.dismiss'};

async function leave(page: Page, entries: Record<string, string>): Promise<void> {
  await page.goto('/sub/favicon.svg');
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, entries);
}

test('the announcement has its colours, is not printed, and “Close” hides it for good', async ({page}) => {
  await open(page, '/sub/docs/intro');
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(32, 66, 74)');
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.emulateMedia({media: 'print'});
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toBeHidden();
  const stored = await page.evaluate(
    ({id, dismissed}) => [localStorage.getItem(id), localStorage.getItem(dismissed)],
    KEYS,
  );
  expect(stored).toEqual(['autumn-fair', 'true']);
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

test('the not-found page knows the closest page, and its locale dropdown leads to the same address', async ({page}) => {
  const sent = await (await page.request.get('/sub/docs/intros')).text();
  expect(/href="([^"]+)"[^>]*>Deutsch/.exec(sent)?.[1]).toBe('/sub/de');
  await open(page, '/sub/docs/intros?part=2');
  await mainNav(page).getByRole('button', {name: 'English'}).hover();
  await expect(mainNav(page).getByRole('link', {name: 'Deutsch'})).toHaveAttribute(
    'href',
    '/sub/de/docs/intros?part=2',
  );
  await expect(page.getByRole('main').getByRole('link', {name: 'Welcome to the variant'})).toHaveAttribute(
    'href',
    '/sub/docs/intro',
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
  // its data is above the host's folder
  await page.getByRole('link', {name: 'Variant'}).first().click();
  await expect(page).toHaveURL('/sub');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Below a base path');
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo(0, 400));
  await page.getByRole('link', {name: 'Variant'}).first().click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL('/sub');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await isSame()).toBe(true);
});
