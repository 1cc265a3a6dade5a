import {readFileSync} from 'node:fs';
import {articlePaths} from './support/article-paths.ts';
import {expect, test} from './support/test.ts';

/* Every table of every article: nobody reads a column that must be scrolled to. */
const OUT = process.env.TRUST_DIR ?? 'out';
const EVERY = process.env.TRUST_SAMPLE ? 4 : 1;
const PAGES = articlePaths(OUT)
  .filter((address) => readFileSync(`${OUT}${address}.html`, 'utf8').includes('class="scroll-region"'))
  .filter((_, index) => index % EVERY === 0);

for (const width of [1280, 390, 360]) {
  test(`no table is cut off at ${width} pixels @sample`, async ({page, site}) => {
    test.setTimeout(120_000);
    await page.setViewportSize({width, height: 900});
    // without the application, which would render its own text again
    await page.route('**/_next/**/*.js', (route) => route.fulfill({body: ''}));
    const cut: string[] = [];
    for (const kind of ['docs', 'blog']) {
      const [host, ...others] = PAGES.filter((address) => address.startsWith(`/${kind}/`));
      expect(others.length).toBeGreaterThan(40 / EVERY);
      await page.goto(site.url + host);
      // opening each page would take minutes: their tables take turns in the first one, whose layout they share
      cut.push(...(await page.evaluate(tablesCutOff, [host!, ...others])));
    }
    expect(cut).toEqual([]);
  });
}

/** Runs in the page: shows the tables of one article after the other, and returns those that are too wide or break in a card. */
async function tablesCutOff(addresses: readonly string[]): Promise<string[]> {
  const cut: string[] = [];
  for (const address of addresses) {
    const html = await (await fetch(address)).text();
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')!;
    for (const details of main.querySelectorAll('figure details')) details.setAttribute('open', '');
    const tables = [...main.querySelectorAll('.scroll-region')].map((region) => region.closest('.prose > *')!);
    const text = document.querySelector('.prose')!;
    text.replaceChildren(...tables);
    for (const region of document.querySelectorAll('.scroll-region'))
      if (region.scrollWidth > region.clientWidth) cut.push(`${address}: ${region.ariaLabel ?? ''}`);
    // a citation mark on a card is beside its words, not below the label
    const edge = (element: Element) => element.getBoundingClientRect().left;
    for (const mark of document.querySelectorAll('[data-cards] td sup')) {
      const cell = mark.closest('td')!;
      if (edge(mark) < edge(cell) + Number.parseFloat(getComputedStyle(cell).paddingLeft) / 2)
        cut.push(`${address}: mark ${mark.textContent} is below the label ${cell.dataset.label}`);
    }
  }
  return cut;
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, javaScriptEnabled: false});

  test('each row of a wide table is a card that names the columns @sample', async ({page, site}) => {
    await page.goto(`${site.url}/docs/vitamins/vitamins-basics`);
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
