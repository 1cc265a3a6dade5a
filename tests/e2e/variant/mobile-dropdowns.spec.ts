import {expect, type Page, test} from '@playwright/test';
import {mark, menu, open, openEither, PHONE} from '../../support/page.ts';

/* The dropdowns of the bar in the menu of narrow windows. */
test.use({viewport: PHONE});

const inMenu = (page: Page) => ({
  expand: menu(page)
    .getByRole('listitem')
    .filter({hasText: 'Grow'})
    .getByRole('button', {name: 'Expand the dropdown'})
    .first(),
  collapse: menu(page)
    .getByRole('listitem')
    .filter({hasText: 'Grow'})
    .getByRole('button', {name: 'Collapse the dropdown'})
    .first(),
  link: menu(page).getByRole('link', {name: 'Garden shelf'}),
});

for (const isReady of [false, true]) {
  test(`${isReady ? 'after' : 'before'} hydration a dropdown is collapsed at first, and its button says what a click does`, async ({
    page,
  }) => {
    await openEither(page, '/sub', isReady);
    await page.getByRole('button', {name: 'Open menu'}).click();
    const {expand, collapse, link} = inMenu(page);
    await expect(link).toBeHidden();
    await expect(expand).toHaveAttribute('aria-expanded', 'false');
    await expand.click();
    await expect(collapse).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await collapse.click();
    await expect(link).toBeHidden();
  });
}

test('a dropdown that contains the active page is open; it opens with a navigation into it, and closes with one out of it', async ({
  page,
}) => {
  const openMenu = () => page.getByRole('button', {name: 'Open menu'}).click();
  const toMainPanel = () => menu(page).getByRole('button', {name: '← Back to main menu'}).click();
  await open(page, '/sub/docs/gardening/Compost-and-Mulch');
  await openMenu();
  await toMainPanel();
  await expect(inMenu(page).link).toBeVisible();
  await expect(inMenu(page).collapse).toHaveAttribute('aria-expanded', 'true');
  await open(page, '/sub');
  const isSame = await mark(page);
  await openMenu();
  await inMenu(page).expand.click();
  await inMenu(page).link.click();
  await expect(page).toHaveURL(/\/sub\/docs\/gardening\//);
  await openMenu();
  await toMainPanel();
  await expect(inMenu(page).link).toBeVisible();
  await menu(page).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page).toHaveURL('/sub/blog');
  await openMenu();
  await toMainPanel();
  await expect(inMenu(page).link).toBeHidden();
  await expect(inMenu(page).expand).toHaveAttribute('aria-expanded', 'false');
  await menu(page).getByRole('button', {name: 'Close menu'}).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/sub\/docs\/gardening\//);
  await openMenu();
  await toMainPanel();
  await expect(inMenu(page).link).toBeVisible();
  expect(await isSame()).toBe(true);
});
