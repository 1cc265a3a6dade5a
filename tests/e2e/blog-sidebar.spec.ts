import {expect, type Page, test} from '@playwright/test';
import {published} from '../support/own-site.ts';
import {CHUNKS, delayRequests, menu, open, PHONE, settled, untilReady} from '../support/page.ts';

const POST = '/blog/2025-10-29-less-salt-more-flavour';
const YEARS: {year: number; posts: unknown[]}[] = published('/blog/archive').years;
const postsOf = (year: number) => YEARS.find((each) => each.year === year)!.posts.length;
const sidebar = (page: Page) => page.getByRole('main').getByRole('navigation', {name: 'Blog posts'});
const year = (page: Page, number: number) =>
  sidebar(page).locator('details', {has: page.locator('summary', {hasText: String(number)})});

test('another year fetches its posts when it is first opened, and not before', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/blog\/years\//.test(request.url())) requested.push(new URL(request.url()).pathname);
  });
  await open(page, POST);
  expect(requested).toEqual([]);
  const summary = year(page, 2016).locator('summary');
  await summary.click();
  await expect(year(page, 2016).getByRole('listitem')).toHaveCount(postsOf(2016));
  await expect(
    year(page, 2016).getByRole('link', {name: /^A simple plate for balanced meals \d+ min read$/}),
  ).toBeVisible();
  await summary.click();
  await summary.click();
  await expect(year(page, 2016).getByRole('listitem')).toHaveCount(postsOf(2016));
  expect(requested).toEqual(['/blog/years/2016.json']);
  await year(page, 2016)
    .getByRole('link', {name: /^A simple plate/})
    .click();
  await expect(page).toHaveURL('/blog/2016-10-18-a-simple-plate-for-balanced-meals');
});

test('a year opened before hydration gets its posts after it', async ({page}) => {
  await page.goto(POST);
  await year(page, 2016).locator('summary').click();
  await expect(year(page, 2016).getByRole('listitem')).toHaveCount(postsOf(2016));
});

test('when the posts of a year fail to load, its link to the archive stays and works', async ({page}) => {
  await page.route('**/blog/years/*.json', (route) => route.abort());
  await open(page, POST);
  await year(page, 2016).locator('summary').click();
  await expect(year(page, 2016).getByRole('button', {name: 'Retry'})).toBeVisible();
  await year(page, 2016).getByRole('link', {name: 'The posts of 2016'}).click();
  await expect(page).toHaveURL('/blog/archive#y2016');
  await expect(page.getByRole('heading', {name: '2016'})).toBeInViewport();
});

test('on a phone a year opened in the menu gets its posts, too', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, POST);
  await page.getByRole('button', {name: 'Open menu'}).click();
  const copy = menu(page).locator('details', {has: page.locator('summary', {hasText: '2016'})});
  await copy.locator('summary').click();
  await expect(copy.getByRole('listitem')).toHaveCount(postsOf(2016));
  await expect(copy.getByRole('link', {name: 'The posts of 2016'})).toBeHidden();
  await copy.getByRole('link', {name: /^A simple plate/}).click();
  await expect(page).toHaveURL('/blog/2016-10-18-a-simple-plate-for-balanced-meals');
  await expect(menu(page)).toBeHidden();
});

test('the marked entry, however far down, is in view before the application is ready, and does not move later', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 500});
  const release = await delayRequests(page, CHUNKS);
  await page.goto('/blog/2015-06-17-what-a-daily-half-hour-walk-can-do-for-you');
  const entry = sidebar(page).locator('[aria-current="page"]');
  await expect(entry).toBeInViewport({ratio: 1});
  const before = await entry.boundingBox();
  release();
  await untilReady(page);
  await settled(page);
  expect(await entry.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a clicked entry stays under the pointer while its post loads', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 700});
  await open(page, '/blog/2025-02-13-checking-your-blood-pressure-at-home');
  const entry = sidebar(page).getByRole('link', {name: /^Health goals that are not about the scale/});
  const before = await entry.boundingBox();
  await entry.click();
  await expect(page).toHaveURL(/health-goals/);
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(/^Health goals/);
  await settled(page);
  const after = await entry.boundingBox();
  // the open post's entry is bold and may need another line
  expect(Math.abs(after!.y - before!.y)).toBeLessThan(30);
});
