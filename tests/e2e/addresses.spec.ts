import {expect, test} from '@playwright/test';
import {BLOG} from '../support/own-site.ts';
import {follow, mainNav, open, untilReady} from '../support/page.ts';

test('links and search results on the not-found page work', async ({page}) => {
  const title = page.getByRole('heading', {level: 1});
  await open(page, '/no-such-page');
  await mainNav(page).getByRole('link', {name: BLOG.label, exact: true}).click();
  await expect(title).toHaveText(BLOG.title);
  await page.goBack();
  await expect(title).toHaveText('Page Not Found');
  await untilReady(page);
  await page.getByRole('main').locator('[data-control=search]').click();
  await page.getByRole('combobox').fill('kratky');
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL(/no-such-page/);
  await expect(title).not.toHaveText('Page Not Found');
});

test('a link with a query is a page load, and Back and Forward restore both pages', async ({page}) => {
  const field = page.getByRole('textbox', {name: 'Search all articles'});
  await open(page, '/search');
  await untilReady(page);
  await mainNav(page).getByRole('link', {name: BLOG.label, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(BLOG.title);
  await follow(page, '/search?q=kratky');
  await expect(page).toHaveURL(/\/search\?q=kratky$/, {timeout: 4000});
  await expect(field).toHaveValue('kratky');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(BLOG.title);
  await page.goForward();
  await expect(page).toHaveURL(/\/search\?q=kratky$/);
  await expect(field).toHaveValue('kratky');
});
