import {expect, test} from '@playwright/test';
import {DESKTOP, follow, open, PHONE} from '../support/page';

/* Articles whose text begins with the urgent-help box: components/article/article-frame.tsx. */
const HELP = '/docs/wellness/Finding-Help';

for (const viewport of [{width: 320, height: 568}, PHONE, {width: 1280, height: 800}]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({viewport});

    test('emergency numbers and a crisis line are on the first screen, directly below the headline', async ({page}) => {
      await page.goto(HELP);
      const box = page.getByRole('complementary', {name: 'If you need help now'}).first();
      await expect(box.locator('a[href="tel:911"]')).toBeInViewport({ratio: 1});
      await expect(box.locator('a[href="tel:112"]').first()).toBeInViewport({ratio: 1});
      // without the room round it for fingers
      await expect(box.locator('a[href="tel:988"]').first()).toBeInViewport({ratio: 0.8});
      const before = await box.evaluate((element) => {
        const all = [...document.querySelectorAll<HTMLElement>('main article *')];
        return all
          .filter((other) => other.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING)
          .map(({tagName}) => tagName)
          .filter((tag) => !['P', 'A', 'TIME', 'SPAN'].includes(tag));
      });
      expect(before).toEqual(['H1']);
    });
  });
}

test.describe(() => {
  test.use({viewport: DESKTOP});

  test('the box stays whole when the next page is on its way, and comes with a navigation', async ({page}) => {
    await open(page, HELP);
    await follow(page, '/docs/wellness/A-Better-Bedroom');
    await expect(page.getByRole('heading', {level: 1})).toContainText('bedroom');
    await page.goBack();
    const box = page.getByRole('complementary', {name: 'If you need help now'}).first();
    await expect(box.locator('a[href="tel:911"]')).toBeInViewport();
  });
});
