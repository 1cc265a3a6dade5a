import {expect, test} from '@playwright/test';
import {cutOff, PAPER} from '../support/paper.ts';

test.use({viewport: PAPER});

/** Its diary has eight columns, to fill in by hand. */
const WIDEST_TABLE = '/docs/wellness/When-Sleep-Won_t-Come';

test('the widest table is not cut off on paper', async ({page}) => {
  await page.goto(WIDEST_TABLE);
  await page.emulateMedia({media: 'print'});
  expect(await cutOff(page)).toEqual([]);
});

for (const address of ['/a-z', WIDEST_TABLE]) {
  test(`${address} is printed with the name of the site, its address and its day`, async ({page}) => {
    await page.goto(address);
    await page.emulateMedia({media: 'print'});
    const printed = await page
      .locator('head > *')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().height > 0)
          .map((element) => getComputedStyle(element, '::before').content.slice(1, -1)),
      );
    const name = await page.locator('head > meta[property="og:site_name"]').getAttribute('content');
    expect(printed).toHaveLength(3);
    const [above, below] = await page
      .locator('head, main h1')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().left));
    expect(above, 'they begin where the page begins').toBe(below);
    expect(printed).toEqual(
      expect.arrayContaining([
        name,
        expect.stringMatching(`^https://.+${address}$`),
        expect.stringMatching(/^\w+ \d+, \d{4}$/),
      ]),
    );
  });
}

test('the corrections of an open day are printed, with those of closed sections', async ({page}) => {
  await page.goto('/corrections');
  await page.emulateMedia({media: 'print'});
  const day = page.locator('.corrections-day:has(.corrections-area)').first();
  await day.evaluate((details: HTMLDetailsElement) => (details.open = true));
  const last = await day.locator('.corrections-area:not([open]) li').last().textContent();
  await expect(day).toContainText(last!, {useInnerText: true});
});

/** Pages of a PDF. */
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

for (const address of ['/docs/wellness/Understanding-Anxiety', '/docs/vitamins/vitamin-d', WIDEST_TABLE]) {
  test(`the pages of ${address} are full: at most a quarter more of them than their contents need`, async ({page}) => {
    await page.goto(address);
    await page.emulateMedia({media: 'print'});
    const height = await page.getByRole('main').evaluate((main) => main.scrollHeight);
    const pages = pagesIn(await page.pdf({format: 'A4'}));
    expect(pages).toBeGreaterThan(2);
    expect(pages).toBeLessThanOrEqual(Math.ceil((height / PAPER.height) * 1.25));
  });
}
