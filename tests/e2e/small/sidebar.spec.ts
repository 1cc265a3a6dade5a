import {expect, type Page, test} from '@playwright/test';
import {docsSidebar, open} from '../../support/page.ts';

const button = (page: Page, name: string) => docsSidebar(page).getByRole('button', {name, exact: true});

test('a sidebar has docs, categories, links and elements in the order of the settings', async ({page}) => {
  await page.goto('/docs/yoga/breathing');
  const items = await docsSidebar(page)
    .locator(':scope > ul > li')
    .evaluateAll((all) => all.map((item) => item.querySelector('a, button, em')!.textContent));
  expect(items).toEqual(['Beginning', 'Always open', 'Elsewhere', 'Breathe out']);
  await expect(docsSidebar(page).locator('em')).toHaveText('Breathe out');
});

test('a category linked to a doc is that doc’s entry, and its caret opens it', async ({page}) => {
  await open(page, '/docs/yoga/breathing');
  const link = docsSidebar(page).getByRole('link', {name: 'Beginning', exact: true});
  await expect(link).toHaveAttribute('href', '/docs/yoga/first-steps');
  const caret = button(page, "Expand sidebar category 'Beginning'");
  await caret.press('Space');
  await expect(docsSidebar(page).getByRole('link', {name: 'The second steps'})).toBeVisible();
  await expect(button(page, "Collapse sidebar category 'Beginning'")).toHaveAttribute('aria-expanded', 'true');
  await link.click();
  await expect(page).toHaveURL('/docs/yoga/first-steps');
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('a category that is not collapsed is open on every page', async ({page}) => {
  await page.goto('/docs/yoga/first-steps');
  await expect(button(page, 'Always open')).toHaveAttribute('aria-expanded', 'true');
  await expect(docsSidebar(page).getByRole('link', {name: 'Breathing'})).toBeVisible();
});

test('an entry that links to another site opens in a new tab and says so', async ({page}) => {
  await open(page, '/docs/yoga/breathing');
  await button(page, 'Elsewhere').click();
  const link = docsSidebar(page).getByRole('link', {name: 'A yoga school (opens in new tab)'});
  await expect(link).toHaveAttribute('href', 'https://school.example/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('without auto-collapse opening a category leaves its siblings open', async ({page}) => {
  await open(page, '/docs/yoga/breathing');
  await button(page, 'Elsewhere').click();
  await expect(button(page, 'Elsewhere')).toHaveAttribute('aria-expanded', 'true');
  await expect(button(page, 'Always open')).toHaveAttribute('aria-expanded', 'true');
  await docsSidebar(page).getByRole('link', {name: 'The diary'}).click();
  await expect(page).toHaveURL('/blog');
});

test('a sidebar that is not hideable has no such button, even for readers who hid one elsewhere', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('sunroot.docs.sidebar', 'hidden'));
  await open(page, '/docs/yoga/breathing');
  await expect(page.getByRole('button', {name: /^(Collapse|Expand) sidebar$/})).toHaveCount(0);
  await expect(docsSidebar(page)).toBeVisible();
});
