import {expect, type Page, test} from '@playwright/test';
import {docsSidebar, hold, mark, open, settled} from '../support/page.ts';

const DATA = /\.txt(\?|$)/;
const [from, to, third] = ['A-Better-Bedroom', 'When-Sleep-Won_t-Come', 'Sleep-Explained'].map(
  (name) => `/docs/wellness/${name}`,
) as [string, string, string];
const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Points at a link until what it leads to is there. */
async function fetchAhead(page: Page, path: string): Promise<void> {
  await docsSidebar(page).locator(`a[href="${path}"]`).hover();
  await page.waitForFunction(
    (data) => performance.getEntriesByType('resource').some(({name}) => name.includes(data)),
    `${path}.txt`,
  );
  await settled(page);
}

/** Presses links, or goes back, or puts the page away, a frame apart, and reads the head and the address in the frame after each. */
function press(page: Page, ...places: string[]) {
  return page.evaluate(async (pressed) => {
    const title = document.querySelector('h1')!;
    const seen = [];
    for (const place of pressed) {
      if (place === 'back') history.back();
      else if (place === 'away') dispatchEvent(new Event('pagehide'));
      else document.querySelector<HTMLElement>(`main nav a[href="${place}"]`)!.click();
      await new Promise(requestAnimationFrame);
      seen.push({title: title.textContent, lead: title.nextElementSibling!.textContent, path: location.pathname});
    }
    return seen;
  }, places);
}

test('the head of an article is shown at once, the rest when it has come', async ({page}) => {
  await open(page, from);
  await fetchAhead(page, to);
  const isSame = await mark(page);
  const [seen] = await press(page, to);
  expect(seen?.title).toContain('When sleep won’t come');
  expect(seen?.path).toBe(from);
  await expect(page).toHaveURL(to);
  await expect(heading(page)).toHaveText(seen!.title);
  await expect(page.locator('h1 + p')).toHaveText(seen!.lead!);
  expect(await isSame()).toBe(true);
});

test('the head of an article goes again when the reader presses something else', async ({page}) => {
  await open(page, from);
  await fetchAhead(page, to);
  const [title, lead] = await page.locator('h1, h1 + p').allTextContents();
  await hold(page, DATA);
  const [first, second] = await press(page, to, '/docs/wellness/Finding-Help');
  expect(first?.title).not.toBe(title);
  // on a busy machine the router may have begun with the first page by then
  expect(second).toMatchObject({title, lead});
});

test('the head of an article goes again when the reader goes back or the page is put away', async ({page}) => {
  await open(page, third);
  await docsSidebar(page).locator(`a[href="${from}"]`).click();
  await expect(page).toHaveURL(from);
  const title = await heading(page).textContent();
  await fetchAhead(page, to);
  await press(page, to, 'back');
  await expect(page).toHaveURL(third);
  await page.goForward();
  await expect(page).toHaveURL(from);
  await expect(heading(page)).toHaveText(title!);

  await fetchAhead(page, to);
  const [seen, after] = await press(page, to, 'away');
  expect(seen?.title).not.toBe(title);
  expect(after?.title).toBe(title);
});

test('the head of an article is shown as soon as it comes when the reader was quicker', async ({page}) => {
  const release = await hold(page, DATA);
  await open(page, from);
  const [first] = await press(page, to);
  expect(first?.title).toContain('bedroom');
  const paths = page.evaluate(
    () =>
      new Promise((seen) => {
        const title = document.querySelector('h1')!;
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => seen([title.textContent, location.pathname]));
        });
        observer.observe(title, {childList: true});
      }),
  );
  release();
  expect(await paths).toEqual(['When sleep won’t come: insomnia and what helps', from]);
  await expect(page).toHaveURL(to);
});

test('the head of an article is left alone on the way to a place in it, and where the reader cannot see it', async ({
  page,
}) => {
  await open(page, from);
  await fetchAhead(page, to);
  const title = await heading(page).textContent();
  await page.evaluate(() => window.scrollTo(0, 1500));
  const [unseen] = await press(page, to);
  expect(unseen?.title).toBe(title);
  await expect(page).toHaveURL(to);

  await open(page, from);
  await fetchAhead(page, to);
  await docsSidebar(page)
    .locator(`a[href="${to}"]`)
    .evaluate((link: HTMLAnchorElement) => link.setAttribute('href', `${link.pathname}#the-parts-of-cbt-i`));
  const [elsewhere] = await press(page, `${to}#the-parts-of-cbt-i`);
  expect(elsewhere?.title).toBe(title);
  await expect(page).toHaveURL(`${to}#the-parts-of-cbt-i`);
});

/** Counts from now on how often the browser is asked to fade. */
async function countFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.fades = String(Number(document.documentElement.dataset.fades ?? 0) + 1);
      return start(update);
    };
  });
}

test.describe('from one article to the next', () => {
  test('the page fades over, and controls answer while it does', async ({page}) => {
    await countFades(page);
    await open(page, from);
    await fetchAhead(page, to);
    await docsSidebar(page).locator(`a[href="${to}"]`).click();
    await expect(page).toHaveURL(to);
    // a busy machine is spared it
    const fades = Number(await page.locator('html').getAttribute('data-fades'));
    expect(fades).toBeLessThanOrEqual(1);
    const before = await page.locator('html').getAttribute('data-theme');
    await page.locator('[data-control=theme]:visible').first().click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', before!);
    await docsSidebar(page).locator(`a[href="${third}"]`).click();
    await expect(page).toHaveURL(third);
    await expect(heading(page)).toContainText('Sleep');
  });

  test('nothing fades for readers who want less motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await countFades(page);
    await open(page, from);
    await fetchAhead(page, to);
    await docsSidebar(page).locator(`a[href="${to}"]`).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('html')).not.toHaveAttribute('data-fades');
  });
});
