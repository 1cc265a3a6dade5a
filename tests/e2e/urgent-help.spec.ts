import {readFileSync} from 'node:fs';
import {expect, type Page, test} from '@playwright/test';
import {CHUNKS, DESKTOP, delayRequests, follow, open, PHONE, untilReady} from '../support/page';
import {articlePaths} from '../trust/support/article-paths.ts';

/* Articles that start with the urgent-help box: components/article/article-layout.tsx. */
const HELP = '/docs/wellness/Finding-Help';
/** The tallest box that leaves the text on a phone visible. */
const TALLEST = 320;
const boxOf = (page: Page) => page.getByRole('complementary', {name: 'If you need help now'}).first();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('sunroot.country'));

for (const viewport of [{width: 320, height: 568}, PHONE, {width: 1280, height: 800}]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({viewport, timezoneId: 'America/Chicago'});

    test('emergency numbers and a crisis line are on the first screen, directly below the headline', async ({page}) => {
      await page.goto(HELP);
      const box = boxOf(page);
      for (const number of ['911', '999', '000', '111']) {
        await expect(box.locator(`a[href="tel:${number}"]`).first()).toBeInViewport({ratio: 0.9});
      }
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

for (const [timezoneId, country, line] of [
  ['Europe/London', 'GB', 'tel:116123'],
  ['America/New_York', 'US', 'tel:988'],
  ['America/Toronto', 'CA', 'tel:988'],
  ['Australia/Sydney', 'AU', 'tel:131114'],
  ['Pacific/Auckland', 'NZ', 'tel:1737'],
  ['Europe/Dublin', 'IE', 'tel:116123'],
  ['Europe/Berlin', 'any', 'https://findahelpline.com/'],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({viewport: PHONE, timezoneId});

    test(`the box shows the lines of ${country}, marked as a guess, and is at most ${TALLEST} pixels tall`, async ({
      page,
    }) => {
      await page.goto(HELP);
      const box = boxOf(page);
      await expect(box.locator('[data-country]')).toHaveValue(country);
      await expect(box.locator(`[data-lines] a[href="${line}"]`)).toBeVisible();
      await expect(box.getByText('(our guess)')).toBeVisible();
      expect((await box.boundingBox())!.height).toBeLessThanOrEqual(TALLEST);
      expect(await stored(page)).toBeNull();
    });
  });
}

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  test(`the box is at most ${TALLEST} pixels tall in every article and country`, async ({page}) => {
    const articles = articlePaths('out').filter((address) =>
      /data-country=/.test(readFileSync(`out${address}.html`, 'utf8')),
    );
    expect(articles.length).toBeGreaterThan(20);
    test.setTimeout(10_000 + articles.length * 1_000);
    await page.route(/\.js$/, (route) => route.abort());
    const tall: string[] = [];
    for (const address of articles) {
      await page.goto(address);
      const heights = await boxOf(page).evaluate((box) => {
        const picker = box.querySelector<HTMLSelectElement>('[data-country]')!;
        return [...picker.options].map(({value}) => {
          picker.value = value;
          picker.dispatchEvent(new Event('change', {bubbles: true}));
          return `${value}: ${box.getBoundingClientRect().height}`;
        });
      });
      tall.push(
        ...heights.filter((height) => Number(height.split(': ')[1]) > TALLEST).map((height) => `${address} ${height}`),
      );
    }
    expect(tall).toEqual([]);
  });
});

test.describe('the country', () => {
  test.use({viewport: PHONE, timezoneId: 'Europe/London'});

  test('is changed in one step, remembered, and sent nowhere; an invalid stored value is ignored', async ({page}) => {
    await page.goto(HELP);
    // all lines are one tap away
    await expect(boxOf(page).locator('details li').first()).toBeHidden();
    await boxOf(page)
      .getByText(/all lines/i)
      .click();
    await expect(boxOf(page).locator('details a[href="tel:131114"]')).toBeVisible();
    await expect(boxOf(page).locator('details a[href="tel:988"]').first()).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await boxOf(page).locator('[data-country]').selectOption('CA');
    await expect(boxOf(page).locator('[data-lines] a[href="tel:988"]')).toBeVisible();
    await expect(boxOf(page).getByText('(our guess)')).toBeHidden();
    // names of script files are hashes, which may end in "ca"
    expect(requests.filter((url) => !url.includes('/_next/') && /\bCA\b|country/i.test(url))).toEqual([]);
    await page.goto('/docs/wellness/Understanding-Anxiety');
    await expect(boxOf(page).locator('[data-country]')).toHaveValue('CA');
    await page.evaluate(() => localStorage.setItem('sunroot.country', '"]junk'));
    await page.reload();
    await expect(boxOf(page).locator('[data-country]')).toHaveValue('GB');
  });
});

test('a country chosen before the application starts stays chosen, also where nothing can be stored', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const release = await delayRequests(page, CHUNKS);
  await page.goto(HELP);
  await boxOf(page).locator('[data-country]').selectOption('CA');
  release();
  await untilReady(page);
  await expect(boxOf(page).locator('[data-country]')).toHaveValue('CA');
});

test.describe('without scripts', () => {
  test.use({viewport: PHONE, javaScriptEnabled: false});

  test('the numbers and the list are there, and no picker without effect', async ({page}) => {
    await page.goto(HELP);
    await expect(boxOf(page).locator('a[href="tel:999"]').first()).toBeVisible();
    await expect(boxOf(page).locator('[data-country]')).toBeHidden();
    await boxOf(page)
      .getByText(/all lines/i)
      .click();
    await expect(boxOf(page).locator('details a[href="tel:116123"]')).toBeVisible();
  });
});

test('“Get help now” is at the end of every page and in the menu of phones', async ({page}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/blog');
  await expect(page.getByRole('contentinfo').getByRole('link', {name: 'Get help now'})).toHaveAttribute('href', HELP);
  await page.getByRole('button', {name: 'Open menu'}).click();
  const menu = page.getByRole('dialog', {name: 'Main menu'});
  const back = menu.getByRole('button', {name: '← Back to main menu'});
  if (await back.isVisible()) await back.click();
  await menu.getByRole('link', {name: 'Get help now'}).click();
  await expect(boxOf(page)).toBeInViewport();
});

test.describe(() => {
  test.use({viewport: DESKTOP, timezoneId: 'Europe/London'});

  test('the box stays complete while the next page loads, and appears after a navigation', async ({page}) => {
    await open(page, HELP);
    await follow(page, '/docs/wellness/A-Better-Bedroom');
    await expect(page.getByRole('heading', {level: 1})).toContainText('bedroom');
    await page.goBack();
    await expect(boxOf(page).locator('a[href="tel:911"]').first()).toBeInViewport();
    await expect(boxOf(page).locator('[data-lines] a[href="tel:116123"]')).toBeVisible();
  });
});
