import {expect, type Page, test} from '@playwright/test';
import {docsSidebar, open} from '../../support/page.ts';

const button = (page: Page, name: string) => docsSidebar(page).getByRole('button', {name, exact: true});

test('a category linked to a doc is that doc’s entry, its caret opens it, and without auto-collapse its siblings stay open', async ({
  page,
}) => {
  // a sidebar that is not hideable has no such button, even for readers who hid one elsewhere
  await page.addInitScript(() => localStorage.setItem('sunroot.docs.sidebar', 'hidden'));
  await open(page, '/docs/yoga/breathing');
  await expect(page.getByRole('button', {name: /^(Collapse|Expand) sidebar$/})).toHaveCount(0);
  await expect(docsSidebar(page)).toBeVisible();
  const caret = button(page, "Expand sidebar category 'Beginning'");
  await caret.press('Space');
  await expect(docsSidebar(page).getByRole('link', {name: 'The second steps'})).toBeVisible();
  await expect(button(page, "Collapse sidebar category 'Beginning'")).toHaveAttribute('aria-expanded', 'true');
  await button(page, 'Elsewhere').click();
  for (const name of ['Elsewhere', 'Always open'])
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
  const link = docsSidebar(page).getByRole('link', {name: 'Beginning', exact: true});
  await link.click();
  await expect(page).toHaveURL('/docs/yoga/first-steps');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await button(page, 'Elsewhere').click();
  await docsSidebar(page).getByRole('link', {name: 'The diary'}).click();
  await expect(page).toHaveURL('/blog');
});
