import {expect, test} from '@playwright/test';
import {open} from '../../support/page.ts';

test('a teaser ends at the truncation mark, in .mdx and in .md, and a post without one shows its description', async ({
  page,
}) => {
  await page.goto('/blog/page/2');
  const entries = page.getByRole('main').getByRole('article');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText('A post of the same year.');
  await expect(entries.nth(0)).not.toContainText('All of the day.');
  await expect(entries.nth(1)).toContainText('The teaser of the day.');
  await expect(entries.nth(2)).toContainText('The teaser of the note.');
  await expect(page.getByText(/The rest of the/)).toHaveCount(0);
  await page.goto('/blog/2024-03-03-a-short-note');
  await expect(page.getByRole('article')).toContainText('The teaser of the note.');
  await expect(page.getByRole('article')).toContainText('The rest of the note.');
});

test('a post of a few words has “1 min read”', async ({page}) => {
  await page.goto('/blog/2024-03-03-a-short-note');
  await expect(page.getByRole('article').getByText('1 min read', {exact: true})).toBeVisible();
});

test('the sidebar has the title from the settings', async ({page}) => {
  await page.goto('/blog');
  await expect(page.getByRole('navigation', {name: 'Blog posts'}).getByText('Every day', {exact: true})).toBeVisible();
});

test('a year with more posts than the sidebar shows links to all of them', async ({page}) => {
  await page.goto('/blog/2025-01-06-the-second-day');
  const sidebar = page.getByRole('navigation', {name: 'Blog posts'});
  await expect(sidebar.locator('details[open] li')).toHaveCount(2);
  await expect(sidebar.locator('details[open] [aria-current=page]')).toBeVisible();
  await sidebar.getByRole('link', {name: 'The posts of 2025'}).click();
  await expect(page).toHaveURL('/blog/archive#y2025');
});

test('one post is counted in the singular, without unlisted and draft ones', async ({page}) => {
  await page.goto('/blog/tags/sleep');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('One post tagged with “Sleep”');
  await page.goto('/blog/tags/shared');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('3 posts tagged with “Tag shared”');
});

test('the first and the last post have one neighbour', async ({page}) => {
  await open(page, '/blog/2025-06-06-neighbour-post');
  const neighbours = page.getByRole('navigation', {name: 'Blog post page navigation'});
  await expect(neighbours.getByRole('link')).toHaveText([/^Older post/]);
  await page.goto('/blog/2024-03-03-a-short-note');
  await expect(neighbours.getByRole('link')).toHaveText([/^Newer post/]);
});

test('a heading with markup and a custom id is linked by its text', async ({page}) => {
  await page.goto('/docs/intro');
  const link = page.locator('#own-id').getByRole('link', {name: 'Direct link to A part of the part', exact: true});
  await expect(link).toHaveAttribute('href', '#own-id');
  await expect(link).toHaveAttribute('title', 'Direct link to A part of the part');
});
