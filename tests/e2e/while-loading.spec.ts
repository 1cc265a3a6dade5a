import {expect, type Page, test} from '@playwright/test';
import {
  CHUNKS,
  DESKTOP,
  delayRequests,
  docsSidebar,
  mainNav,
  open,
  openWithoutApp,
  untilReady,
} from '../support/page.ts';

test.use({viewport: DESKTOP});

const DOC = '/docs/wellness/A-Better-Bedroom';
/** Longer than a click waits. */
const LATER_MS = 7000;

const searchButton = (page: Page) => mainNav(page).locator('[data-control=search]:visible');
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => page.getByRole('combobox', {name: 'Search'});

/** Records how long after the next key or click the page has changed, in the frame that shows it. */
async function timeAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times = window as {pressed?: number; answered?: number};
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, ({timeStamp}) => (times.pressed ??= timeStamp), true);
    }
    new MutationObserver(() => {
      if (times.pressed) requestAnimationFrame(() => (times.answered ??= performance.now()));
    }).observe(document, {subtree: true, attributeFilter: ['open', 'data-loading']});
  });
}

async function answeredIn(page: Page): Promise<number> {
  await page.waitForFunction(() => 'answered' in window);
  return page.evaluate(() => {
    const {pressed = Number.NaN, answered = Number.NaN} = window as {pressed?: number; answered?: number};
    return answered - pressed;
  });
}

test('a style sheet that never arrives hides nothing for long', async ({page}) => {
  await delayRequests(page, '**/_next/static/chunks/site-*.css');
  await page.goto(DOC, {waitUntil: 'commit'});
  await expect(page.locator('#sources')).toBeVisible();
  await expect(page.getByRole('contentinfo').last()).toBeVisible();
});

for (const [how, wish] of [
  ['a click on the search', (page: Page) => searchButton(page).click()],
  ['its keys', (page: Page) => page.keyboard.press('ControlOrMeta+k')],
] as const) {
  test(`after ${how} the search opens at once, and letters typed before the application is ready are searched for`, async ({
    page,
  }) => {
    const release = await delayRequests(page, CHUNKS);
    await page.goto(DOC);
    await timeAnswers(page);
    const index = page.waitForRequest('**/search/index.json');
    await wish(page);
    await expect(dialog(page)).toBeVisible();
    expect(await answeredIn(page)).toBeLessThan(200);
    await index;
    await page.keyboard.type('slep');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ep');
    await expect(dialog(page).locator('input')).toHaveValue('sleep');
    await expect(dialog(page).getByText('Loading')).toBeAttached();
    release();
    await expect(page.getByRole('option').first()).toContainText(/sleep/i);
    await expect(field(page)).toHaveValue('sleep');
    await expect(field(page)).toBeFocused();
  });
}

test('the search works without the application, Escape closes it, and Enter opens the page of results', async ({
  page,
}) => {
  await openWithoutApp(page, DOC);
  await searchButton(page).click();
  await expect(dialog(page).getByRole('link', {name: 'Everything from A to Z'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('sleep');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=sleep');
});

test('a click that waits for the application shows it within 200 ms', async ({page}) => {
  const release = await delayRequests(page, CHUNKS);
  await page.goto(DOC);
  await page.getByText('Share', {exact: true}).click();
  await timeAnswers(page);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.locator('#nprogress')).toBeVisible();
  expect(await answeredIn(page)).toBeLessThan(200);
  release();
  await untilReady(page);
  await expect(page.locator('#nprogress')).toBeHidden();
});

test('clicks and keys reach React only once it listens, or it would hydrate within them', async ({page}) => {
  const release = await delayRequests(page, CHUNKS);
  await page.goto(DOC);
  await page.evaluate(() => {
    const reached: string[] = [];
    for (const type of ['pointerdown', 'click', 'keydown', 'keyup', 'input'])
      document.addEventListener(type, () => reached.push(type), true);
    Object.assign(window, {reached});
  });
  const typeInSearch = async () => {
    await searchButton(page).click();
    await field(page).press('a');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    return page.evaluate(() => (window as unknown as {reached: string[]}).reached);
  };
  expect(await typeInSearch()).toEqual([]);
  release();
  await untilReady(page);
  expect(new Set(await typeInSearch())).toEqual(new Set(['pointerdown', 'click', 'keydown', 'keyup', 'input']));
});

test("when the search's files were deleted from the host since the page was opened, the search page opens", async ({
  page,
}) => {
  await open(page, DOC);
  const requested = page.waitForRequest(CHUNKS);
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(CHUNKS, (route) => failing.then(() => route.abort()));
  await page.keyboard.press('ControlOrMeta+k');
  await requested;
  await page.keyboard.type('sleep');
  fail();
  await expect(page).toHaveURL('/search?q=sleep');
});

test('without the application the sidebar hides and comes back, and controls that cannot work say so', async ({
  page,
}) => {
  await page.clock.install();
  await openWithoutApp(page, DOC);
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  await expect(docsSidebar(page)).toBeHidden();
  await expect(page.getByRole('button', {name: 'Expand sidebar', exact: true})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(docsSidebar(page).locator('[aria-current=page]')).toBeFocused();
  await page.getByText('Share', {exact: true}).click();
  await page.getByRole('button', {name: 'Copy link'}).click();
  await page.clock.runFor(LATER_MS);
  await expect(page.getByRole('alert').getByRole('button', {name: 'Retry'})).toBeVisible();
});

test('the box disappears when the application loads after all, and the click is carried out', async ({page}) => {
  await page.clock.install();
  const release = await delayRequests(page, CHUNKS);
  await page.goto(DOC);
  await page.getByText('Share', {exact: true}).click();
  await page.getByRole('button', {name: 'Copy link'}).click();
  await page.clock.runFor(LATER_MS);
  await expect(page.locator('#load-failure')).toBeVisible();
  release();
  await page.clock.resume();
  await untilReady(page);
  await expect(page.locator('#load-failure')).toBeHidden();
});

test('the offline switch is visible once it can be clicked', async ({page}) => {
  const release = await delayRequests(page, CHUNKS);
  await page.goto('/offline', {waitUntil: 'commit'});
  const control = page.getByRole('switch', {name: 'Keep pages on this device'});
  await expect(page.getByRole('heading', {name: 'Your choice'})).toBeVisible();
  await expect(control).toBeHidden();
  release();
  await expect(control).toBeVisible();
});
