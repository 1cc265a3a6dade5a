import {expect, test} from '@playwright/test';
import {docsSidebar, menu, openEither, PHONE} from '../../support/page.ts';

/* With `autoCollapseCategories: false`. */
const GARDEN = '/sub/docs/gardening/Unlocking-the-Earth_s-Secrets';

for (const isReady of [false, true]) {
  test(`${isReady ? 'after' : 'before'} hydration opening a category leaves its siblings open, also in the menu of a phone`, async ({
    page,
  }) => {
    await openEither(page, GARDEN, isReady);
    const category = (place: typeof menu, name: string) => place(page).getByRole('button', {name, exact: true});
    const expectOpen = async (place: typeof menu, open: Record<string, boolean>) => {
      for (const [name, isOpen] of Object.entries(open))
        await expect(category(place, name)).toHaveAttribute('aria-expanded', String(isOpen));
    };
    await expectOpen(docsSidebar, {Foundations: true, 'Growing food': false});
    await category(docsSidebar, 'Growing food').click();
    await expectOpen(docsSidebar, {Foundations: true, 'Growing food': true});
    await page.setViewportSize(PHONE);
    await page.getByRole('button', {name: 'Open menu'}).click();
    await category(menu, 'Foundations').click();
    await expectOpen(menu, {Foundations: false, 'Growing food': true});
    await category(menu, 'Foundations').click();
    await expectOpen(menu, {Foundations: true, 'Growing food': true});
  });
}
