import {expect, test} from '@playwright/test';
import {headline, ONE} from '../support/own-site.ts';
import {follow, mainNav, open, untilReady, watchProblems} from '../support/page.ts';

/** Reader states that no other file tests: docs/states.md lists all of them. */
const ARTICLE = '/docs/yoga/unveiling-yoga';

for (const isReady of [true, false]) {
  test(`a page that the browser has translated ${isReady ? 'after' : 'before'} hydration still works`, async ({
    page,
  }) => {
    const problems = await watchProblems(page);
    await (isReady ? open(page, ARTICLE) : page.goto(ARTICLE));
    // as Chrome does it: words are wrapped in elements
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({parentElement}) =>
        parentElement?.closest('script, style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const font = document.createElement('font');
        font.textContent = text.data.toUpperCase();
        text.replaceWith(font);
      }
      document.documentElement.lang = 'de';
    });
    await untilReady(page);
    await page
      .getByRole('button', {name: /light|dark/i})
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await follow(page, '/docs/intro');
    await expect(page).toHaveURL('/docs/intro');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(ARTICLE);
    await expect(page.getByRole('heading', {level: 1})).toContainText(/yoga/i);
    // React renders a page again whose texts it does not know, and reports that
    expect(problems.filter((text) => isReady || !text.includes('#418'))).toEqual([]);
  });
}

test('elements that an extension inserts before the application loads are harmless', async ({page}) => {
  const problems = await watchProblems(page);
  await page.goto(ARTICLE);
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-extension', 'on');
    for (const place of [document.documentElement, document.body]) {
      place.append(document.createElement('extension-toolbar'));
    }
    document.body.setAttribute('data-grammar', 'on');
  });
  await untilReady(page);
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(ONE.title);
  expect(problems).toEqual([]);
});

test('a bar that an extension adds at the top of the page hides the bar at most', async ({page}) => {
  await page.goto(ARTICLE);
  await page.evaluate(() => document.body.prepend(document.createElement('extension-bar')));
  await untilReady(page);
  await mainNav(page).getByRole('link', {name: ONE.label, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(ONE.title);
});

// as browsers restore a tab: its history entry with its state, loaded again
test('a restored tab is where it was, and Back leads to the page before', async ({page}) => {
  await open(page, '/docs/intro');
  await follow(page, ARTICLE);
  await expect(page.getByRole('heading', {level: 1})).toContainText(/yoga/i);
  await page.evaluate(() => scrollTo({top: 1500, behavior: 'instant'}));
  await page.reload();
  await untilReady(page);
  // its fonts may be others
  expect(Math.abs((await page.evaluate(() => scrollY)) - 1500)).toBeLessThan(100);
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(headline('/docs/intro'));
});

test('a very long word and right-to-left words break nothing in the search', async ({page}) => {
  await page.setViewportSize({width: 320, height: 568});
  for (const words of ['x'.repeat(280), 'كيف أنام بشكل أفضل', 'איך לישון טוב יותר']) {
    await open(page, `/search?q=${encodeURIComponent(words)}`);
    await expect(page.getByRole('textbox', {name: 'Search all articles'})).toHaveValue(words);
    await expect(page.getByRole('status').first()).toContainText(/results|Nothing here/);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('a very long word, wherever it is, fits a small phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 568});
  for (const address of [
    '/',
    ARTICLE,
    '/docs/gardening/Compost-and-Mulch',
    '/blog',
    '/docs/category/outdoor',
    '/offline',
  ]) {
    await open(page, address);
    const tooWide = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({parentElement}) =>
        parentElement!.checkVisibility() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
      );
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const own = text.data;
        if (!own.trim()) continue;
        text.data = 'Rechtsschutzversicherungsgesellschaften';
        if (document.documentElement.scrollWidth > 320) found.push(own);
        text.data = own;
      }
      return found;
    });
    expect(tooWide, address).toEqual([]);
  }
});
