import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';

/* Every page that has a table: a column that must be scrolled to is a column that nobody reads. */
const OUT = process.env.TRUST_DIR || 'out';
const PAGES = readdirSync(OUT, {recursive: true, encoding: 'utf8'})
  .filter((file) => /^(docs|blog)\/.*\.html$/.test(file) && !file.endsWith('/index.html'))
  .filter((file) => readFileSync(`${OUT}/${file}`, 'utf8').includes('class="scroll-region"'))
  .map((file) => `/${file.replace(/\.html$/, '')}`);

// the layout alone: nothing runs
test.use({javaScriptEnabled: false});

test('no table is cut off, on a desktop or on a phone', async ({page}) => {
  test.setTimeout(180_000);
  expect(PAGES.length).toBeGreaterThan(100);
  const cut: string[] = [];
  for (const address of PAGES) {
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 900});
      const found = await page.locator('.scroll-region').evaluateAll((regions) =>
        regions.flatMap((region) => {
          for (const details of document.querySelectorAll('figure details')) details.setAttribute('open', '');
          return region.scrollWidth > region.clientWidth ? (region.ariaLabel ?? '') : [];
        }),
      );
      cut.push(...found.map((name) => `${address} at ${width} pixels: ${name}`));
    }
  }
  expect(cut).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('each row of a wide table is a card that says the heads of its columns', async ({page}) => {
    await page.goto('/docs/vitamins/vitamins-basics');
    const row = page.locator('.scroll-region [data-cards] tbody tr').first();
    const label = (await row.locator('td').first().getAttribute('data-label'))!;
    const shown = await row
      .locator('td')
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(shown).toContain(label);
    expect((await row.boundingBox())!.width).toBeLessThanOrEqual(390);
  });
});
