import {expect, type Page, test} from '@playwright/test';
import {site} from '../../content/site.ts';
import {headline, published} from '../support/own-site.ts';
import {CHUNKS, delayRequests, menu, open, PHONE, settled, untilReady} from '../support/page.ts';

const POST = '/blog/2025-10-29-less-salt-more-flavour';
const YEARS: {year: number; posts: unknown[]}[] = published('/blog/archive').years;
const postsOf = (year: number) => YEARS.find((each) => each.year === year)!.posts.length;
const sidebar = (page: Page) => page.getByRole('main').getByRole('navigation', {name: 'Blog posts'});
const year = (page: Page, number: number) =>
  sidebar(page).locator('details', {has: page.locator('summary', {hasText: String(number)})});

test('“All posts” lists the years newest first, the current one open with reading times and the post marked', async ({
  page,
}) => {
  await page.goto(POST);
  await expect(sidebar(page).getByText(site.blog.sidebarTitle!, {exact: true})).toBeVisible();
  await expect(sidebar(page).locator('summary')).toHaveText(YEARS.map(({year}) => new RegExp(`^${year}`)));
  await expect(year(page, 2025)).toHaveAttribute('open');
  const posts = year(page, 2025).getByRole('listitem');
  await expect(posts).toHaveCount(postsOf(2025));
  const texts = await posts.allInnerTexts();
  expect(texts.filter((text) => !/\s\d+ min read$/.test(text))).toEqual([]);
  await expect(sidebar(page).locator('[aria-current="page"]')).toContainText(headline(POST));
});

test('on a post of another year that year is open', async ({page}) => {
  const post = '/blog/2015-06-17-what-a-daily-half-hour-walk-can-do-for-you';
  await page.goto(post);
  await expect(year(page, 2015)).toHaveAttribute('open');
  await expect(year(page, 2025)).not.toHaveAttribute('open');
  await expect(sidebar(page).locator('[aria-current="page"]')).toContainText(headline(post));
});

test('the marked entry is scrolled into view inside the sidebar, however far down it is', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  for (const post of [POST, '/blog/2015-06-17-what-a-daily-half-hour-walk-can-do-for-you']) {
    await open(page, post);
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

for (const list of ['/blog', published('/blog').older]) {
  const number = Number(published(list).posts[0].date.slice(0, 4));
  test(`on ${list} the year of its first post is open`, async ({page}) => {
    await page.goto(list);
    await expect(sidebar(page).locator('details[open] summary')).toHaveText([String(number)]);
    await expect(year(page, number).getByRole('listitem').first()).toBeVisible();
  });
}

test('another year fetches its posts when it is first opened, and not before', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/blog\/years\//.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await open(page, POST);
  expect(asked).toEqual([]);
  const summary = year(page, 2016).locator('summary');
  await summary.click();
  await expect(year(page, 2016).getByRole('listitem')).toHaveCount(postsOf(2016));
  await expect(
    year(page, 2016).getByRole('link', {name: /^A simple plate for balanced meals \d+ min read$/}),
  ).toBeVisible();
  await summary.click();
  await summary.click();
  await expect(year(page, 2016).getByRole('listitem')).toHaveCount(postsOf(2016));
  expect(asked).toEqual(['/blog/years/2016.json']);
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

for (const failure of ['404', 'garbage', 'abort']) {
  test(`when the posts of a year fail to load (${failure}), its link to the archive stays and works`, async ({
    page,
  }) => {
    await page.route('**/blog/years/*.json', (route) => {
      if (failure === 'abort') return route.abort();
      return route.fulfill(failure === '404' ? {status: 404, body: ''} : {body: '<p>no'});
    });
    await open(page, POST);
    await year(page, 2016).locator('summary').click();
    await expect(year(page, 2016).getByRole('button', {name: 'Retry'})).toBeVisible();
    await year(page, 2016).getByRole('link', {name: 'The posts of 2016'}).click();
    await expect(page).toHaveURL('/blog/archive#y2016');
    await expect(page.getByRole('heading', {name: '2016'})).toBeInViewport();
  });
}

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

test('page size does not depend on the number of posts: other years are a line each', async ({page}) => {
  await page.goto('/blog');
  await expect(sidebar(page).locator('details:not([open]) a')).toHaveCount(YEARS.length - 1);
  await expect(sidebar(page).locator('details:not([open]) li')).toHaveCount(0);
});

test('the marked entry is visible before the application is ready, and does not move later', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 700});
  const release = await delayRequests(page, CHUNKS);
  await page.goto('/blog/2025-01-07-health-goals-that-are-not-about-the-scale');
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
