import {expect, test} from '@playwright/test';
import {headline, published} from '../support/own-site.ts';
import {open, untilReady} from '../support/page.ts';

test('an article links to its neighbours in the order of the sidebar, across categories', async ({page}) => {
  await open(page, '/docs/gardening/Unlocking-the-Earth_s-Secrets');
  const order = await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {includeHidden: true})
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const paginator = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(paginator.getByRole('link')).toHaveCount(1);
  for (const address of order.slice(1, 8)) {
    await paginator.getByRole('link', {name: /^Next/}).click();
    await expect(page).toHaveURL(address!);
  }
  await expect(paginator.getByRole('link', {name: /^Previous/})).toHaveAttribute('href', order[6]!);
});

test('an article shows its section, reading time, day of review and tags', async ({page}) => {
  await page.goto('/docs/gardening/Compost-and-Mulch');
  const article = page.getByRole('article');
  await expect(article.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(article.locator('header time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await expect(article.locator('header')).toContainText('Gardening');
  await expect(article.getByRole('list', {name: 'Tags'}).getByRole('link', {name: 'Soil'})).toHaveAttribute(
    'href',
    '/docs/tags/soil',
  );
});

test('an article lists its sources, and has no breadcrumbs, which are off', async ({page}) => {
  await page.goto('/docs/gardening/Compost-and-Mulch');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', {name: 'Sources'})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toHaveCount(0);
});

const LANDINGS: Record<string, string | undefined> = {
  introSidebar: '/docs/intro',
  gardeningSidebar: '/docs/gardening/Unlocking-the-Earth_s-Secrets',
  sidebar: '/docs/vitamins/vitamins-basics',
  wellnessSidebar: '/docs/wellness/Beyond-Diet-and-Exercise',
  yogaSidebar: '/docs/yoga/unveiling-yoga',
  outdoorSidebar: '/docs/category/outdoor',
  dietSidebar: undefined,
};

test('the JSON of the docs describes the only version, with its docs and the landing page of each sidebar', async ({
  request,
}) => {
  const {docsVersion} = await (await request.get('/docs.json')).json();
  const {docs, sidebars, ...rest} = docsVersion;
  expect(rest).toEqual({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: 'intro',
    draftIds: [],
  });
  const landings = Object.entries(sidebars as Record<string, {link?: {path: string}}>);
  expect(Object.fromEntries(landings.map(([id, {link}]) => [id, link?.path]))).toEqual(LANDINGS);
  expect(docs).toHaveLength(published('/').sections.reduce((sum: number, {count}: {count: number}) => sum + count, 1));
  expect(docs).toContainEqual({id: 'intro', path: '/docs/intro', sidebar: 'introSidebar'});
});

test('with one version nothing is preferred, and a preferred version that no longer exists is removed', async ({
  page,
}) => {
  const KEY = 'docs-preferred-version-default';
  const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);
  await open(page, '/docs/intro');
  expect(await stored()).toBeNull();
  await page.evaluate((key) => localStorage.setItem(key, '0.1'), KEY);
  await page.reload();
  await untilReady(page);
  await expect.poll(stored).toBeNull();
});

test('/docs is a map: a card per section with its count and a link to its page, and its groups as links', async ({
  page,
}) => {
  const {sections} = published('/');
  await page.goto('/docs');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Knowledge base');
  await expect(main.getByRole('region', {name: 'Sections'}).getByRole('heading', {level: 3})).toHaveCount(
    sections.length,
  );
  const cards = main.getByRole('region', {name: 'Sections'}).locator('.section-cards-card');
  for (const [at, {label, path, count}] of (sections as {label: string; path: string; count: number}[]).entries()) {
    await expect(cards.nth(at).getByRole('link', {name: label, exact: true})).toHaveAttribute('href', path);
    await expect(cards.nth(at)).toContainText(`${count} articles`);
  }
  await main.getByRole('link', {name: 'Fat-soluble vitamins'}).click();
  await expect(page).toHaveURL('/docs/category/vitamins#fat-soluble-vitamins');
  await expect(page.getByRole('heading', {name: 'Fat-soluble vitamins'})).toBeInViewport();
  await page.goBack();
  await expect(main.getByRole('link', {name: headline('/docs/intro')})).toHaveAttribute('href', '/docs/intro');
  const texts = await main.locator('.section-cards-card').allInnerTexts();
  const counts = texts.map((text) => Number(/(\d+) articles/.exec(text)?.[1]));
  await expect(main).toContainText(
    `${counts.reduce((sum, count) => sum + count)} articles in ${sections.length} sections.`,
  );
});

const SECTIONS: readonly {id: string; label: string; path: string; count: number}[] = published('/docs').sections;

for (const path of ['/docs/category/getting-started', ...SECTIONS.map((section) => section.path)]) {
  test(`${path} shows a card with title and description for each of its docs`, async ({page}) => {
    await page.goto(path);
    const cards = page.getByRole('main').locator('a:has(h2, h3)');
    await expect(cards).toHaveCount(SECTIONS.find((section) => section.path === path)?.count ?? 10);
    const texts = await cards.evaluateAll((all) =>
      all.map((card) => [card.querySelector('h2, h3')!.textContent!.length > 3, card.textContent!.length > 60]),
    );
    expect(texts.flat()).not.toContain(false);
  });
}

test('a section has one page: its address, its card, the word above its articles and three docs to start with', async ({
  page,
}) => {
  // all sections have the same page
  for (const {id, label, path} of [SECTIONS[0]!, SECTIONS.at(-1)!]) {
    await page.goto(`/docs/${id}`);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(label);
    const start = page.getByRole('main').locator('section', {hasText: 'Start with these three'}).getByRole('link');
    await expect(start).toHaveCount(3);
    await start.last().click();
    await page.getByRole('article').getByRole('link', {name: label, exact: true}).first().click();
    await expect(page).toHaveURL(path);
  }
});

test('one doc is “One doc tagged with”, more are counted, and there is a link to all tags', async ({page}) => {
  await page.goto('/docs/tags');
  const counts = page.getByRole('main').getByRole('listitem');
  const single = counts.filter({hasText: /\s1$/}).first().getByRole('link');
  const label = (await single.textContent())!;
  await single.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`One doc tagged with “${label}”`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/docs/tags/soil');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('4 docs tagged with “Soil”');
  const titles = await page.getByRole('main').getByRole('heading', {level: 2}).allInnerTexts();
  expect(titles).toHaveLength(4);
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
  await expect(page.getByRole('article').first().getByRole('paragraph')).toHaveText(/\w{3}/);
  await page.getByRole('link', {name: 'View all tags'}).click();
  await expect(page).toHaveURL('/docs/tags');
});

for (const [address, kind] of [
  ['/docs/tags', 'docs'],
  ['/blog/tags', 'posts'],
] as const) {
  test(`${address} groups the tags of ${kind} by first letter, with counts`, async ({page}) => {
    await page.goto(address);
    const groups = await page
      .getByRole('main')
      .locator('section:has(> h2)')
      .evaluateAll((sections) =>
        sections.map((section) => ({
          letter: section.querySelector('h2')!.textContent!,
          labels: [...section.querySelectorAll('li a')].map(({textContent}) => textContent!),
          counts: [...section.querySelectorAll('li')].map((item) => /\d+$/.test(item.textContent!.trim())),
        })),
      );
    expect(groups.length).toBeGreaterThan(15);
    expect(groups.map(({letter}) => letter)).toEqual(groups.map(({letter}) => letter).sort());
    for (const {letter, labels, counts} of groups) {
      if (letter !== '#') expect(labels.filter((label) => label[0]!.toUpperCase() !== letter)).toEqual([]);
      expect(counts).not.toContain(false);
    }
  });
}
