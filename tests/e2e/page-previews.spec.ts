import {expect, type Page, test} from '@playwright/test';
import {CHUNKS, delayRequests, open, settled} from '../support/page.ts';

const POST = '/blog/2025-10-29-less-salt-more-flavour';
/** Links of a paragraph to other articles. */
const links = (page: Page) => page.locator('main .prose p').locator('a[href^="/blog/"], a[href^="/docs/"]');
const [TARGET, TITLE] = ['/blog/2020-01-14-how-to-read-a-nutrition-label', 'How to read a nutrition label'];
const link = (page: Page) => page.locator(`main .prose p a[href="${TARGET}"]`);
const card = (page: Page) => page.getByRole('tooltip');

/** Moves the pointer onto the link, once the page has stopped moving. */
async function pointAt(page: Page): Promise<void> {
  await link(page).scrollIntoViewIfNeeded();
  await settled(page);
  await page.mouse.move(5, 5);
  await link(page).hover();
}

test('pointing at a link shows a preview after a moment, beside it and without taking the focus, until the pointer leaves both', async ({
  page,
}) => {
  await open(page, POST);
  await test.step('a citation mark shows its source, from the list on the same page; a click goes there', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const mark = page.getByRole('link', {name: 'Source 1', exact: true}).first();
    await mark.scrollIntoViewIfNeeded();
    await settled(page);
    await page.mouse.move(5, 5);
    await mark.hover();
    const title = (await page.locator('#source-1 a').first().textContent())!.trim();
    await expect(card(page)).toContainText(title);
    await expect(card(page)).toContainText(/\d{4}|kept up to date/);
    await expect(card(page)).not.toContainText('min read');
    expect(requested.filter((address) => address.includes('/previews/'))).toEqual([]);
    await mark.click();
    await expect(page).toHaveURL(/#source-1$/);
  });
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  await pointAt(page);
  await expect(card(page)).toBeHidden();
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText(TITLE);
  await expect(card(page)).toContainText('min read');
  await expect(card(page).locator('svg use')).toHaveAttribute('href', /^\/covers\/[0-9a-f]+\.svg#cover$/);
  await expect(link(page)).toHaveAttribute('aria-describedby', 'page-preview');
  const [over, under] = [(await card(page).boundingBox())!, (await link(page).boundingBox())!];
  expect(over.y >= under.y + under.height || over.y + over.height <= under.y).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(focused);
  await test.step('another link, crossed on the way, does not take the card from under the pointer', async () => {
    const other = links(page).last();
    for (const crossed of [other, link(page)])
      await crossed.dispatchEvent('pointermove', {pointerType: 'mouse', bubbles: true});
    await card(page).hover();
    // no other card follows: one takes 400 ms
    await page.waitForTimeout(700);
    await expect(card(page)).toContainText(TITLE);
  });
  await page.mouse.move(5, 5);
  await expect(card(page)).toHaveCount(0);
  await expect(link(page)).not.toHaveAttribute('aria-describedby');
});

test('a link crossed, or scrolled under a resting pointer, shows nothing; one focused by keyboard is described', async ({
  page,
}) => {
  await open(page, POST);
  await pointAt(page);
  // crossed: left before the 400 ms after which a card is shown
  await page.waitForTimeout(100);
  await page.mouse.move(5, 5);
  // no card follows
  await page.waitForTimeout(600);
  await expect(card(page)).toHaveCount(0);
  await test.step('scrolled under the pointer', async () => {
    const box = (await link(page).boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + box.height / 2 + 100);
    await page.mouse.wheel(0, -100);
    // no card follows
    await page.waitForTimeout(800);
    await expect(card(page)).toHaveCount(0);
    await page.mouse.move(5, 5);
  });
  await test.step('focused', async () => {
    await link(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
  });
});

test('Escape, scrolling and a click close it; closed by Escape it stays closed until the pointer has been elsewhere', async ({
  page,
}) => {
  await open(page, POST);
  await pointAt(page);
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const box = (await link(page).boundingBox())!;
  await page.mouse.move(box.x + 10, box.y + box.height / 2, {steps: 5});
  // no card follows
  await page.waitForTimeout(700);
  await expect(card(page)).toHaveCount(0);
  for (const away of [() => page.mouse.wheel(0, 40), () => link(page).click()]) {
    await pointAt(page);
    await expect(card(page)).toBeVisible();
    await away();
    await expect(card(page)).toHaveCount(0);
  }
  await expect(page).toHaveURL(TARGET);
});

test('a link that the reader has left while the cards load shows none', async ({page}) => {
  await open(page, POST);
  const release = await delayRequests(page, CHUNKS);
  const cards = page.waitForRequest(CHUNKS);
  await pointAt(page);
  await cards;
  await page.mouse.move(5, 5);
  release();
  // no card follows
  await page.waitForTimeout(1000);
  await expect(card(page)).toHaveCount(0);
  await link(page).hover();
  await expect(card(page)).toBeVisible();
});

test('nothing is fetched for readers on a slow connection', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}}));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, POST);
  await pointAt(page);
  // no card follows
  await page.waitForTimeout(700);
  await expect(card(page)).toHaveCount(0);
  expect(requested.filter((address) => address.includes('/previews/'))).toEqual([]);
});

test('a file that is missing or wrong shows nothing, and is requested again', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  let isBroken = true;
  await page.route('**/previews/*.json', (route) =>
    isBroken ? route.fulfill({status: 200, contentType: 'application/json', body: '{"no":1'}) : route.continue(),
  );
  await open(page, POST);
  const broken = page.waitForResponse('**/previews/*.json');
  await pointAt(page);
  await (await broken).finished();
  await expect(card(page)).toHaveCount(0);
  isBroken = false;
  await pointAt(page);
  await expect(card(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('with a coarse pointer', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});
  test('there are no cards', async ({page}) => {
    await open(page, POST);
    await link(page).hover();
    // no card follows
    await page.waitForTimeout(700);
    await expect(card(page)).toHaveCount(0);
  });
});
