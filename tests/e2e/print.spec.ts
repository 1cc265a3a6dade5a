import {expect, test} from '@playwright/test';
import {open} from '../support/page.ts';

/** The area between the margins of A4 and of Letter, in CSS pixels. */
const PAPER = {width: 660, height: 940};

test.use({viewport: PAPER});

/** Its diary has eight columns, to fill in by hand. */
const WIDEST_TABLE = '/docs/wellness/When-Sleep-Won_t-Come';

/** One of each layout. */
const LAYOUTS = [
  WIDEST_TABLE,
  '/',
  '/docs',
  '/docs/category/outdoor',
  '/docs/tags',
  '/blog',
  '/blog/2025-10-29-less-salt-more-flavour',
  '/blog/archive',
  '/a-z',
  '/search?q=sleep',
  '/offline',
];

for (const address of LAYOUTS) {
  test(`nothing in ${address} is cut off on paper`, async ({page}) => {
    await open(page, address);
    if (address.startsWith('/search')) await expect(page.getByRole('button', {name: /^All \d+/})).toBeVisible();
    await page.emulateMedia({media: 'print'});
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => {
          const {width, right} = element.getBoundingClientRect();
          return width > 0 && right > document.documentElement.clientWidth + 1 && !element.closest('.visually-hidden');
        })
        .map(({tagName, textContent}) => `${tagName}: ${textContent?.slice(0, 40)}`),
    );
    expect(cut).toEqual([]);
  });
}

for (const address of ['/', '/docs', '/search?q=sleep', '/offline', WIDEST_TABLE]) {
  test(`only the content of ${address} is printed`, async ({page}) => {
    await open(page, address);
    await page.emulateMedia({media: 'print'});
    const others = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
        .filter((element) => !element.closest('main') && !element.querySelector('main'))
        .map(({tagName, textContent}) => `${tagName}: ${textContent?.slice(0, 40)}`),
    );
    expect(others).toEqual([]);
  });
}

test('a printed article starts with the name of the site, its address and its day', async ({page}) => {
  await page.goto(WIDEST_TABLE);
  await page.emulateMedia({media: 'print'});
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
