import {expect, test} from '@playwright/test';
import {BLOG, PER_PAGE, postCount, published} from '../support/own-site.ts';
import {mainNav, open} from '../support/page.ts';

const POST = '/blog/2025-10-29-less-salt-more-flavour';
const LAST = Math.ceil(postCount() / PER_PAGE);
const dayOf = (address: string) => address.slice('/blog/'.length, '/blog/2025-10-29'.length);

test('the list has as many posts on a page as the settings say, newest first, and the rest on the last', async ({
  request,
}) => {
  const days: string[] = [];
  for (let number = 1; number <= LAST; number += 1) {
    const html = await (await request.get(number === 1 ? '/blog' : `/blog/page/${number}`)).text();
    const found = [...html.matchAll(/aria-label="Read more about [^"]+"/g)];
    expect(found).toHaveLength(number === LAST ? postCount() - PER_PAGE * (LAST - 1) : PER_PAGE);
    days.push(...[...html.matchAll(/<h2[^>]*><a href="(\/blog\/[^"]+)"/g)].map(([, address]) => dayOf(address!)));
  }
  expect(days).toHaveLength(postCount());
  expect(days).toEqual([...days].sort().reverse());
  expect((await request.get(`/blog/page/${LAST + 1}`)).status()).toBe(404);
  expect((await request.get('/blog/page/1')).status()).toBe(404);
});

test('“Older entries”, “Newer entries” and the numbered pages lead through the list', async ({page}) => {
  await open(page, '/blog');
  const pages = page.getByRole('navigation', {name: 'Blog list page navigation'});
  await expect(pages.getByRole('link', {name: 'Newer entries'})).toHaveCount(0);
  await expect(pages.locator('[aria-current="page"]')).toHaveText('1');
  await pages.getByRole('link', {name: 'Older entries'}).click();
  await expect(page).toHaveURL('/blog/page/2');
  await pages.getByRole('link', {name: `Page ${LAST}`}).click();
  await expect(page).toHaveURL(`/blog/page/${LAST}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`${BLOG.title}, page ${LAST} of ${LAST}`);
  await expect(pages.getByRole('link', {name: 'Older entries'})).toHaveCount(0);
  await expect(pages.locator('[aria-current="page"]')).toHaveText(String(LAST));
  await pages.getByRole('link', {name: 'Newer entries'}).click();
  await expect(page).toHaveURL(`/blog/page/${LAST - 1}`);
});

test('an entry has a linked title, a date, a reading time, a teaser, tags and “Read more about” its title', async ({
  page,
}) => {
  await page.goto('/blog');
  for (const entry of await page.getByRole('main').getByRole('article').all()) {
    const link = entry.getByRole('heading', {level: 2}).getByRole('link');
    const [title, address] = [(await link.textContent())!, (await link.getAttribute('href'))!];
    await expect(entry.getByRole('time')).toHaveText(/^[A-Z][a-z]+ [1-9]\d?, 20\d\d$/);
    await expect(entry.getByRole('time')).toHaveAttribute('datetime', dayOf(address));
    await expect(entry.getByText(/^[1-9]\d* min read$/)).toHaveCount(1);
    const more = entry.getByRole('link', {name: `Read more about ${title}`, exact: true});
    await expect(more).toHaveText('Read more');
    await expect(more).toHaveAttribute('href', address);
    await expect(entry.getByRole('list', {name: 'Tags'}).getByRole('link').first()).toBeVisible();
  }
});

test.describe('far west of Greenwich', () => {
  test.use({timezoneId: 'Pacific/Honolulu'});

  test('dates are calendar days, the same in every time zone', async ({page}) => {
    await open(page, POST);
    await expect(page.getByRole('article').getByRole('time').first()).toHaveText('October 29, 2025');
    await mainNav(page).getByRole('link', {name: BLOG.label, exact: true}).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.locator('time[datetime="2025-10-29"]')).toHaveText('October 29, 2025');
  });
});

test('a post links to the newer and the older one', async ({page}) => {
  await open(page, POST);
  const neighbours = page.getByRole('navigation', {name: 'Blog post page navigation'});
  await expect(page.getByRole('article').getByText(/^\d+ min read$/)).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', {name: 'Sources'})).toBeVisible();
  await neighbours.getByRole('link', {name: /^Older post/}).click();
  await expect(page).not.toHaveURL(POST);
  await neighbours.getByRole('link', {name: /^Newer post/}).click();
  await expect(page).toHaveURL(POST);
  await expect(page.getByRole('complementary', {name: 'Read next'}).getByRole('link')).toHaveCount(3);
});

test('the posts of a tag are counted and paged like the list, with a link to all tags', async ({page}) => {
  await open(page, '/blog/tags/diet');
  const title = (await page.getByRole('heading', {level: 1}).textContent())!;
  expect(title).toMatch(/^\d+ posts tagged with “Diet”$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(PER_PAGE);
  await page.getByRole('link', {name: 'Older entries'}).click();
  await expect(page).toHaveURL('/blog/tags/diet/page/2');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`${title}, page 2`);
  await page.getByRole('link', {name: 'View all tags'}).click();
  await expect(page).toHaveURL('/blog/tags');
});

test('the archive contains every post by year, newest first', async ({page}) => {
  await page.goto('/blog/archive');
  const years = await page.getByRole('main').getByRole('heading', {level: 2}).allInnerTexts();
  expect(years).toEqual(published('/blog/archive').years.map(({year}: {year: number}) => String(year)));
  const addresses = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const days = addresses.map(dayOf);
  expect(days).toHaveLength(postCount());
  expect(days).toEqual([...days].sort().reverse());
  const first = await page
    .locator('section', {has: page.getByRole('heading', {name: '2024'})})
    .getByRole('listitem')
    .getByRole('link')
    .first()
    .getAttribute('href');
  expect(first).toContain('/blog/2024-');
});
