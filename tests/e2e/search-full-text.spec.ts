import {expect, type Page, test} from '@playwright/test';
import {open} from '../support/page';

const field = (page: Page) => page.getByRole('combobox', {name: 'Search'});
const options = (page: Page) => page.getByRole('option');
const status = (page: Page) => page.getByRole('dialog').getByRole('status');
const more = (page: Page) => page.getByRole('button', {name: 'Search the full text, too'});
const HARD = 'wernicke beriberi encephalopathy';

/** The addresses of the full text that a page requests from now on. */
function watch(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (/^\/search\/(words|texts)\b/.test(pathname)) requested.push(pathname);
  });
  return requested;
}

async function ask(page: Page, question: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill(question);
}

test('the full text is only fetched for a query that titles do not answer, only the shards it needs, and none twice', async ({
  page,
}) => {
  const requested = watch(page);
  await open(page, '/about');
  await ask(page, 'jar of lettuce');
  await expect(options(page).first()).toContainText('Kratky');
  // nothing is requested, although the reader pauses
  await page.waitForTimeout(600);
  expect(requested).toEqual([]);
  await field(page).fill(HARD);
  await expect(options(page).first()).toContainText('thiamin', {ignoreCase: true});
  await expect(more(page)).toBeHidden();
  await expect(status(page)).not.toContainText('searching');
  expect(requested[0]).toBe('/search/words.json');
  expect(requested.length).toBeLessThan(25);
  expect(requested).toEqual([...new Set(requested)]);
  expect(page.workers()).toHaveLength(1);
  // files fetched for one query are not fetched again for the next
  await expect(status(page)).toHaveText(/^\d+ results?$/);
  const before = requested.length;
  await field(page).fill('wernicke encephalopathy');
  await expect(status(page)).toHaveText(/^\d+ results?$/);
  // nothing is requested, although the reader pauses
  await page.waitForTimeout(600);
  expect(requested.slice(before).filter((path) => path.startsWith('/search/words'))).toEqual([]);
});

for (const missing of ['words.json', 'texts/*.json']) {
  test(`without ${missing} the first results stay, and the reader may try again`, async ({page}) => {
    let isGone = true;
    await page.route(`**/search/${missing}`, (route) => (isGone ? route.fulfill({status: 500}) : route.continue()));
    const requested = watch(page);
    await open(page, '/about');
    await ask(page, 'my neighbour fell asleep on the grass');
    await expect(options(page).first()).toBeVisible();
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    await expect(more(page)).toBeVisible();
    await expect(page.getByText('Search does not work just now')).toHaveCount(0);
    const before = requested.length;
    // nothing is requested again by itself
    await page.waitForTimeout(800);
    expect(requested).toHaveLength(before);
    isGone = false;
    await more(page).click();
    await expect(more(page)).toBeHidden();
    await expect(status(page)).toHaveText(/^\d+ results/);
    await expect(options(page).first()).toBeVisible();
  });
}

test('the active option stays active when results from the full text are added', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search/words.json', (route) => held.then(() => route.continue()));
  await open(page, '/');
  await ask(page, 'sleep');
  await expect(status(page)).toHaveText(/^\d+ results/);
  const before = (await status(page).textContent()) ?? '';
  await more(page).click();
  await field(page).press('ArrowDown');
  const chosen = page.locator('[role=option][aria-selected=true]');
  const href = await chosen.getAttribute('href');
  release();
  await expect(status(page)).toHaveText(/^\d+ results/);
  await expect(status(page)).not.toHaveText(before);
  await expect(chosen).toHaveAttribute('href', href!);
});
