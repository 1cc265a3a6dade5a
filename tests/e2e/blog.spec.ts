import {expect, test} from '@playwright/test';
import {BLOG, PER_PAGE, postCount} from '../support/own-site.ts';
import {mainNav, open} from '../support/page.ts';

const POST = '/blog/2025-10-29-less-salt-more-flavour';
const LAST = Math.ceil(postCount() / PER_PAGE);

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

test('“Older entries” and “View all tags” lead on from the posts of a tag', async ({page}) => {
  await open(page, '/blog/tags/diet');
  const title = (await page.getByRole('heading', {level: 1}).textContent())!;
  await page.getByRole('link', {name: 'Older entries'}).click();
  await expect(page).toHaveURL('/blog/tags/diet/page/2');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`${title}, page 2`);
  await page.getByRole('link', {name: 'View all tags'}).click();
  await expect(page).toHaveURL('/blog/tags');
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
