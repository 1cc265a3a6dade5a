import {expect, type Page, test} from '@playwright/test';
import {open, PHONE, settled} from '../support/page.ts';

const ARTICLE = '/docs/gardening/Unlocking-the-Earth_s-Secrets';
const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});
const current = (page: Page) => contents(page).locator('[aria-current="true"]');

/** Scrolls until the heading's top lies this far from the top of the window. */
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

test('the contents list the headings of level 2 and 3 in order, with their text', async ({page}) => {
  await page.goto(ARTICLE);
  const headings = await page
    .locator('article .prose > :is(h2, h3)[id]')
    .evaluateAll((all) => all.map(({id, firstChild}) => [`#${id}`, firstChild!.textContent]));
  const entries = await contents(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]));
  expect(entries.length).toBeGreaterThan(6);
  expect(entries).toEqual(headings);
});

test('on a narrow window the contents are a closed disclosure before the text', async ({page}) => {
  await page.setViewportSize(PHONE);
  await page.goto(ARTICLE);
  await expect(contents(page)).toBeHidden();
  const disclosure = page.getByRole('article').locator('details', {has: page.getByText('On this page', {exact: true})});
  const link = disclosure.getByRole('link', {name: 'It makes you move'});
  await expect(link).toBeHidden();
  const [box, text] = await Promise.all([
    disclosure.boundingBox(),
    page.locator('article .prose').first().boundingBox(),
  ]);
  expect(box!.y + box!.height).toBeLessThanOrEqual(text!.y);
  await disclosure.getByText('On this page').click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(`${ARTICLE}#it-makes-you-move`);
  await expect(page.locator('#it-makes-you-move')).toBeInViewport({ratio: 1});
});

test('at the top no heading is current until one is wholly in the upper half of the window', async ({page}) => {
  await open(page, ARTICLE);
  await bring(page, 'four-ways-a-garden-can-reach-you', 700);
  await expect(current(page)).toHaveCount(0);
  await bring(page, 'four-ways-a-garden-can-reach-you', 300);
  await expect(current(page)).toHaveText(['Four ways a garden can reach you']);
});

test('the current heading is the last above, or the next one once it is wholly in the upper half', async ({page}) => {
  await open(page, ARTICLE);
  await bring(page, 'what-the-studies-cannot-tell-us-yet', 20);
  await expect(current(page)).toHaveText(['What the studies cannot tell us yet']);
  await bring(page, 'a-first-hour-you-can-try-anywhere', 600);
  await expect(current(page)).toHaveText(['What the studies cannot tell us yet']);
  await bring(page, 'a-first-hour-you-can-try-anywhere', 200);
  await expect(current(page)).toHaveText(['A first hour you can try anywhere']);
});

test('at the end of the page the last heading is current', async ({page}) => {
  await open(page, ARTICLE);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(current(page)).toHaveText([(await contents(page).getByRole('link').last().textContent())!]);
});

test('the marked entry of contents longer than the window stays in view', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 420});
  await open(page, ARTICLE);
  for (const share of [0.8, 0.3]) {
    await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
    await settled(page);
    await expect(current(page)).toBeInViewport({ratio: 1});
  }
});

test('when the page grows above the reader, the mark follows without a scroll', async ({page}) => {
  await open(page, ARTICLE);
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

test('a click on an entry leads to its heading and marks it', async ({page}) => {
  await open(page, ARTICLE);
  // behind the first of these the next heading is in the upper half of the window, too
  for (const name of ['It makes you move', 'What the studies cannot tell us yet']) {
    await contents(page).getByRole('link', {name}).click();
    await expect(page).toHaveURL(`${ARTICLE}#${name.toLowerCase().replaceAll(' ', '-')}`);
    await expect(current(page)).toHaveText([name]);
  }
});

test('the contents of the next page follow a navigation', async ({page}) => {
  await open(page, ARTICLE);
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
  await page.goto(ARTICLE);
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
  await page.goto(ARTICLE);
  await expect(page.getByRole('heading', {level: 1}).getByRole('link')).toHaveCount(0);
});

test('a direct link puts its heading into the address', async ({page}) => {
  await open(page, ARTICLE);
  await page.getByRole('link', {name: 'Direct link to It makes you move'}).click();
  await expect(page).toHaveURL(`${ARTICLE}#it-makes-you-move`);
});
