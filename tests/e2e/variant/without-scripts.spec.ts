import {expect, test} from '@playwright/test';
import {CHUNKS, DESKTOP, mainNav, PHONE} from '../../support/page.ts';

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false});

  test('a dropdown of the bar opens by pointer and by focus, and its links work', async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/sub/docs/intro');
    const link = mainNav(page).getByRole('link', {name: 'Garden posts'}).locator('visible=true');
    await expect(link).toHaveCount(0);
    await mainNav(page).getByRole('button', {name: 'Grow'}).focus();
    await expect(link).toHaveCount(1);
    await mainNav(page).getByRole('link', {name: 'Blog', exact: true}).locator('visible=true').focus();
    await expect(link).toHaveCount(0);
    await mainNav(page).getByRole('button', {name: 'Grow'}).hover();
    await link.click();
    await expect(page).toHaveURL('/sub/blog/tags/gardening');
  });

  test('on a phone every link of every dropdown is in the page', async ({page}) => {
    await page.setViewportSize(PHONE);
    await page.goto('/sub/docs/intro');
    for (const name of ['Introduction', 'Garden shelf', 'Garden posts', 'Deutsch', '1.0']) {
      await expect(mainNav(page).getByRole('link', {name, exact: true}).locator('visible=true')).toHaveCount(1);
    }
  });
});

test('with every script of the application blocked a dropdown opens and closes by a click', async ({page}) => {
  await page.addInitScript(() => sessionStorage.setItem('sunroot.reloaded', 'yes'));
  await page.route(CHUNKS, (route) => route.abort());
  await page.goto('/sub/docs/intro');
  const button = mainNav(page).getByRole('button', {name: 'Grow'});
  const link = mainNav(page).getByRole('link', {name: 'Garden posts'});
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await button.click();
  await expect(link).toBeHidden();
  await button.click();
  await link.click();
  await expect(page).toHaveURL('/sub/blog/tags/gardening');
});
