import {expect, test} from '@playwright/test';
import {CHUNKS, open} from '../support/page.ts';

test('when the search does not load, the dialog shows that it is waiting, and then offers a retry and alternatives', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/docs/intro');
  await page.route(CHUNKS, () => {});
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog).toContainText('Loading');
  await page.clock.fastForward(7000);
  const box = dialog.getByRole('alert').filter({hasText: 'The search could not be fetched.'});
  await expect(box.getByRole('link', {name: 'the list of all articles'})).toHaveAttribute('href', '/a-z');
  await expect(page).toHaveURL('/docs/intro');
});

test('a search that failed to load opens with Retry', async ({page}) => {
  await open(page, '/docs/intro');
  await page.route(CHUNKS, (route) => route.abort());
  await page.keyboard.press('ControlOrMeta+k');
  const box = page.getByRole('alert').filter({hasText: 'The search could not be fetched.'});
  await expect(box.getByRole('link', {name: 'the list of all articles'})).toHaveAttribute('href', '/a-z');
  await page.unroute(CHUNKS);
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  await expect(box).toHaveCount(0);
});
