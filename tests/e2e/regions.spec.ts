import {expect, type Locator, type Page, test} from '@playwright/test';
import {delayRequests, open} from '../support/page.ts';

interface Region {
  /** The request it waits for. */
  readonly file: string;
  readonly open: (page: Page) => Promise<void>;
  readonly root: (page: Page) => Locator;
  readonly content: (page: Page) => Locator;
  readonly name: RegExp;
}

const year = (page: Page) =>
  page.getByRole('main').getByRole('navigation', {name: 'Blog posts'}).locator('details[data-year="2016"]');
const REGIONS: Record<string, Region> = {
  'a year of the blog’s sidebar': {
    file: '**/blog/years/2016.json',
    open: async (page) => {
      await open(page, '/blog');
      await year(page).locator('summary').click();
    },
    root: year,
    content: (page) => year(page).getByRole('link', {name: /^A simple plate for balanced meals/}),
    name: /^The posts of 2016 could not be fetched: .+/,
  },
  'the sections that can be saved': {
    file: '**/offline/sections.json',
    open: (page) => open(page, '/offline'),
    root: (page) => page.getByRole('region', {name: 'Save a section'}),
    content: (page) => page.getByRole('button', {name: 'Save for offline reading: Yoga'}),
    name: /^The list of sections could not be fetched: .+/,
  },
  'the answers of the search': {
    file: '**/search/index.json',
    open: async (page) => {
      await open(page, '/search');
      await page.getByRole('textbox', {name: 'Search all articles'}).fill('compost');
    },
    root: (page) => page.getByRole('main').getByRole('search'),
    content: (page) =>
      page
        .getByRole('main')
        .getByRole('link', {name: /compost/i})
        .first(),
    name: /^Search does not work just now\. .+/,
  },
};

/** Records when "Loading" is first visible, in ms after it was added to the page. */
async function watchSpinner(page: Page): Promise<() => Promise<number | undefined>> {
  await page.addInitScript(() => {
    let cameAt: number | undefined;
    const look = () => {
      const text = [...document.querySelectorAll('[role="status"] *')].find(
        ({textContent}) => textContent === 'Loading',
      );
      if (text) {
        cameAt ??= performance.now();
        const {spinnerAfter} = window as {spinnerAfter?: number};
        if (spinnerAfter === undefined && text.checkVisibility({visibilityProperty: true}))
          Object.assign(window, {spinnerAfter: performance.now() - cameAt});
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as {spinnerAfter?: number}).spinnerAfter);
}

const FAILURES = [
  {status: 404, body: ''},
  {status: 200, contentType: 'application/json', body: '<p>no'},
];
for (const [at, [name, region]] of Object.entries(REGIONS).entries()) {
  test(`${name}: nothing for 200 ms, then a spinner, then a red box with the error, and after “Retry” the content`, async ({
    page,
  }) => {
    const after = await watchSpinner(page);
    let answer: object | undefined = FAILURES[at % 2];
    const release = await delayRequests(page, region.file, () => answer);
    await region.open(page);
    await expect(region.root(page).getByRole('status').filter({hasText: 'Loading'})).toBeVisible();
    // counted in frames, of which the first is late on a busy machine
    await expect.poll(after).toBeGreaterThan(50);
    release();
    const box = region.root(page).getByRole('alert');
    await expect(box.getByRole('paragraph')).toHaveText(region.name);
    await expect(region.content(page)).toHaveCount(0);
    const requested = page.waitForRequest(region.file);
    await box.getByRole('button', {name: 'Retry'}).click();
    await requested;
    await expect(box).toBeVisible();
    answer = undefined;
    await box.getByRole('button', {name: 'Retry'}).click();
    await expect(region.content(page)).toBeVisible();
    await expect(box).toHaveCount(0);
    await expect(region.root(page).getByText('Loading')).toHaveCount(0);
  });
}

test('“Retry” by keyboard keeps the focus in the region', async ({page}) => {
  const {file, open: show, root, content} = REGIONS['a year of the blog’s sidebar']!;
  await page.route(file, (route) => route.fulfill({status: 404, body: ''}));
  await show(page);
  const retry = root(page).getByRole('button', {name: 'Retry'});
  await retry.focus();
  await page.unroute(file);
  await page.keyboard.press('Enter');
  await expect(content(page)).toBeVisible();
  await expect(root(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(root(page).getByRole('listitem').getByRole('link').first()).toBeFocused();
});
