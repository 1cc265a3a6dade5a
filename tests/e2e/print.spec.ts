import {expect, test} from '@playwright/test';
import {cutOff, PAPER} from '../support/paper.ts';

test.use({viewport: PAPER});

/** Its diary has eight columns, to fill in by hand. */
const WIDEST_TABLE = '/docs/wellness/When-Sleep-Won_t-Come';

test('a printed article starts with the name of the site, its address and its day, and its widest table is not cut off', async ({
  page,
}) => {
  await page.goto(WIDEST_TABLE);
  await page.emulateMedia({media: 'print'});
  expect(await cutOff(page)).toEqual([]);
  const first = page.getByRole('article').locator('p').first();
  await expect(first).toBeVisible();
  await expect(first).toHaveText(new RegExp(`^.+ · https://.+${WIDEST_TABLE} · as of \\w+ \\d+, \\d{4}$`));
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
