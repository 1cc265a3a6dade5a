import {expect, test} from '@playwright/test';
import {docsSidebar, menu, openEither, PHONE} from '../../support/page.ts';

/* With `autoCollapseCategories: false`. */
const GARDEN = '/sub/docs/gardening/Unlocking-the-Earth_s-Secrets';

for (const isReady of [false, true]) {
  const when = isReady ? 'after' : 'before';

  const expectBothOpen = async (sidebar: ReturnType<typeof docsSidebar>) => {
    const category = (name: string) => sidebar.getByRole('button', {name, exact: true});
    await expect(category('Foundations')).toHaveAttribute('aria-expanded', 'true');
    await category('Growing food').click();
    await expect(category('Growing food')).toHaveAttribute('aria-expanded', 'true');
    await expect(category('Foundations')).toHaveAttribute('aria-expanded', 'true');
  };

  test(`${when} hydration opening a category leaves its siblings open`, async ({page}) => {
    await openEither(page, GARDEN, isReady);
    await expectBothOpen(docsSidebar(page));
  });

  test.describe('on a phone', () => {
    test.use({viewport: PHONE});

    test(`${when} hydration it does so in the menu, too`, async ({page}) => {
      await openEither(page, GARDEN, isReady);
      await page.getByRole('button', {name: 'Open menu'}).click();
      await expectBothOpen(menu(page));
    });
  });
}
