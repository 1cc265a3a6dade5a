import {expect, type Page, test} from '@playwright/test';
import {EARLY, LATE, LONG, published} from '../support/own-site.ts';
import {DESKTOP, open, PHONE, settled} from '../support/page.ts';

const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});
const current = (page: Page) => contents(page).locator('[aria-current="true"]');

interface Entry {
  readonly id: string;
  readonly text: string;
}

/** Scrolls until the heading's top is this far from the top of the window. */
async function bring(page: Page, id: string, top: number): Promise<void> {
  await page.evaluate(
    ([name, distance]) => {
      const box = document.getElementById(name)!.getBoundingClientRect();
      window.scrollTo(0, window.scrollY + box.top - distance);
    },
    [id, top] as const,
  );
  await settled(page);
}

/** Two entries in a row, so far apart that at most one of their headings is in the upper half of the window. */
async function farApart(page: Page): Promise<[Entry, Entry]> {
  return page.evaluate((toc) => {
    const gap = (one?: Entry, two?: Entry) =>
      one && two
        ? document.getElementById(two.id)!.getBoundingClientRect().top -
          document.getElementById(one.id)!.getBoundingClientRect().top
        : Number.POSITIVE_INFINITY;
    const at = toc.findIndex(
      (entry, index) => gap(entry, toc[index + 1]) > 620 && gap(toc[index + 1], toc[index + 2]) > 300,
    );
    return [toc[at]!, toc[at + 1]!];
  }, published(LONG).toc as Entry[]);
}

test('in a narrow window the table of contents is a closed disclosure before the text', async ({page}) => {
  await page.setViewportSize(PHONE);
  await page.goto(LONG);
  await expect(contents(page)).toBeHidden();
  const disclosure = page.getByRole('article').locator('details', {has: page.getByText('On this page', {exact: true})});
  const link = disclosure.getByRole('link', {name: EARLY.text});
  await expect(link).toBeHidden();
  const [box, text] = await Promise.all([
    disclosure.boundingBox(),
    page.locator('article .prose').first().boundingBox(),
  ]);
  expect(box!.y + box!.height).toBeLessThanOrEqual(text!.y);
  await disclosure.getByText('On this page').click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(`${LONG}#${EARLY.id}`);
  await expect(page.locator(`#${EARLY.id}`)).toBeInViewport({ratio: 1});
});

test('one entry is current: the last heading above, or the next one once it is in the upper half of the window, also when the page grows above the reader', async ({
  page,
}) => {
  const [first] = published(LONG).toc;
  await open(page, LONG);
  await bring(page, first.id, 700);
  await expect(current(page)).toHaveCount(0);
  await bring(page, first.id, 300);
  await expect(current(page)).toHaveText([first.text]);
  const [one, two] = await farApart(page);
  await bring(page, one.id, 20);
  await expect(current(page)).toHaveText([one.text]);
  await bring(page, two.id, 600);
  await expect(current(page)).toHaveText([one.text]);
  await bring(page, two.id, 200);
  await expect(current(page)).toHaveText([two.text]);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(current(page)).toHaveText([(await contents(page).getByRole('link').last().textContent())!]);
  await test.step('in a window lower than the table of contents its entry stays in view', async () => {
    await page.setViewportSize({width: 1366, height: 420});
    for (const share of [0.8, 0.3]) {
      await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
      await settled(page);
      await expect(current(page)).toBeInViewport({ratio: 1});
    }
    await page.setViewportSize(DESKTOP);
  });
  const [, second] = published(LONG).toc;
  await bring(page, second.id, 100);
  await expect(current(page)).toHaveText([second.text]);
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
    const growth = document.createElement('div');
    growth.style.blockSize = '700px';
    document.querySelector('main .prose h2')!.nextElementSibling!.before(growth);
  });
  await expect(current(page)).toHaveText([first.text]);
});

test('a click on an entry or a direct link adds its heading to the address, one entry is marked, and the next page has its own list', async ({
  page,
}) => {
  await open(page, LONG);
  // after the first of these the next heading is in the upper half of the window, too
  for (const {id, text: name} of [EARLY, LATE]) {
    await contents(page).getByRole('link', {name}).click();
    await expect(page).toHaveURL(`${LONG}#${id}`);
    await expect(current(page)).toHaveText([name]);
  }
  await page.getByRole('link', {name: `Direct link to ${EARLY.text}`}).click();
  await expect(page).toHaveURL(`${LONG}#${EARLY.id}`);
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(page).toHaveURL('/docs/gardening/Know-Your-Plot');
  await settled(page);
  await expect(current(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(current(page)).toHaveText([(await contents(page).getByRole('link').last().textContent())!]);
});
