import {expect, type Page, test} from '@playwright/test';
import {EARLY, LAST, LATE, LONG, published} from '../support/own-site.ts';
import {open, PHONE, settled} from '../support/page.ts';

const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});
const current = (page: Page) => contents(page).locator('[aria-current="true"]');

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

test('the table of contents lists the headings of level 2 and 3 in order, with their text', async ({page}) => {
  await page.goto(LONG);
  const headings = await page
    .locator('article .prose > :is(h2, h3)[id]')
    .evaluateAll((all) => all.map(({id, firstChild}) => [`#${id}`, firstChild!.textContent]));
  const entries = await contents(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]));
  expect(entries.length).toBeGreaterThan(6);
  expect(entries).toEqual(headings);
});

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

test('at the top no heading is current until one is entirely in the upper half of the window', async ({page}) => {
  const [first] = published(LONG).toc;
  await open(page, LONG);
  await bring(page, first.id, 700);
  await expect(current(page)).toHaveCount(0);
  await bring(page, first.id, 300);
  await expect(current(page)).toHaveText([first.text]);
});

test('the current heading is the last above, or the next one once it is entirely in the upper half', async ({page}) => {
  await open(page, LONG);
  await bring(page, LATE.id, 20);
  await expect(current(page)).toHaveText([LATE.text]);
  await bring(page, LAST.id, 600);
  await expect(current(page)).toHaveText([LATE.text]);
  await bring(page, LAST.id, 200);
  await expect(current(page)).toHaveText([LAST.text]);
});

test('at the end of the page the last heading is current', async ({page}) => {
  await open(page, LONG);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(current(page)).toHaveText([(await contents(page).getByRole('link').last().textContent())!]);
});

test('the marked entry of a table of contents longer than the window stays in view', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 420});
  await open(page, LONG);
  for (const share of [0.8, 0.3]) {
    await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
    await settled(page);
    await expect(current(page)).toBeInViewport({ratio: 1});
  }
});

test('when the page grows above the reader, the mark follows without a scroll', async ({page}) => {
  await open(page, LONG);
  const [first, second] = await contents(page).getByRole('link').all();
  await bring(page, new URL((await second!.getAttribute('href'))!, page.url()).hash.slice(1), 100);
  await expect(current(page)).toHaveText([(await second!.textContent())!]);
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
    const growth = document.createElement('div');
    growth.style.blockSize = '700px';
    document.querySelector('main .prose h2')!.nextElementSibling!.before(growth);
  });
  await expect(current(page)).toHaveText([(await first!.textContent())!]);
});

test('a click on an entry scrolls to its heading and marks it', async ({page}) => {
  await open(page, LONG);
  // after the first of these the next heading is in the upper half of the window, too
  for (const {id, text: name} of [EARLY, LATE]) {
    await contents(page).getByRole('link', {name}).click();
    await expect(page).toHaveURL(`${LONG}#${id}`);
    await expect(current(page)).toHaveText([name]);
  }
});

test('the table of contents of the next page replaces it after a navigation', async ({page}) => {
  await open(page, LONG);
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(page).toHaveURL('/docs/gardening/Know-Your-Plot');
  await settled(page);
  await expect(current(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(current(page)).toHaveText([(await contents(page).getByRole('link').last().textContent())!]);
});

test('every heading of the text and that of the sources has a link named and titled “Direct link to” and its text', async ({
  page,
}) => {
  await page.goto(LONG);
  const found = await page.locator('article :is(.prose > :is(h2, h3, h4)[id], #sources)').evaluateAll((headings) =>
    headings.map((heading) => {
      const link = heading.querySelector('a.hash-link');
      const text = [...heading.childNodes]
        .filter((node) => node !== link)
        .map(({textContent}) => textContent)
        .join('');
      return {
        expected: [`#${heading.id}`, `Direct link to ${text.trim()}`, `Direct link to ${text.trim()}`],
        link: [link?.getAttribute('href'), link?.getAttribute('aria-label'), link?.getAttribute('title')],
      };
    }),
  );
  expect(found.length).toBeGreaterThan(6);
  for (const {expected, link} of found) expect(link).toEqual(expected);
});

test('the first-level heading has no direct link', async ({page}) => {
  await page.goto(LONG);
  await expect(page.getByRole('heading', {level: 1}).getByRole('link')).toHaveCount(0);
});

test('a direct link adds its heading to the address', async ({page}) => {
  await open(page, LONG);
  await page.getByRole('link', {name: `Direct link to ${EARLY.text}`}).click();
  await expect(page).toHaveURL(`${LONG}#${EARLY.id}`);
});
