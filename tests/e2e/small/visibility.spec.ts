import {expect, test} from '@playwright/test';
import {docsSidebar} from '../../support/page.ts';

const UNLISTED = {
  '/docs/yoga/unlisted-note': 'An unlisted note',
  '/blog/2025-01-07-an-unlisted-post': 'An unlisted post',
};
const DRAFTS = ['/docs/yoga/unfinished', '/blog/2025-01-08-an-unfinished-post'];
const LISTS = [
  '/',
  '/docs',
  '/docs/yoga/first-steps',
  '/docs/tags',
  '/docs/tags/yoga',
  '/blog',
  '/blog/page/2',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/sleep',
  '/a-z',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/blog/feed.json',
  '/search/index.json',
  '/search/text.json',
  '/llms.txt',
  '/routes.json',
];

for (const [address, title] of Object.entries(UNLISTED)) {
  test(`${address} is built, says “Unlisted page” and asks not to be indexed`, async ({page}) => {
    await page.goto(address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByRole('note').filter({hasText: 'Unlisted page'})).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
}

for (const address of DRAFTS) {
  test(`the draft ${address} is not there for readers`, async ({page}) => {
    expect((await page.goto(address))?.status()).toBe(404);
    expect((await page.request.get(`${address}.json`)).status()).toBe(404);
  });
}

for (const address of LISTS) {
  test(`${address} names neither drafts nor unlisted articles`, async ({request}) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toMatch(/unlisted|unfinished/i);
  });
}

test('a listed article has no banner and may be indexed', async ({page}) => {
  await page.goto('/docs/yoga/first-steps');
  await expect(page.getByRole('note').filter({hasText: /Unlisted|Draft/})).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('the tag of unlisted docs alone has no page, and the sidebar leaves them out', async ({page}) => {
  expect((await page.goto('/docs/tags/sleep'))?.status()).toBe(404);
  await page.goto('/docs/yoga/first-steps');
  await expect(docsSidebar(page).getByRole('link', {includeHidden: true})).toHaveText([
    'Beginning',
    'The second steps',
    'Breathing',
    'The diary',
  ]);
});

test('the JSON of the docs keeps the ids of drafts apart', async ({request}) => {
  const {docsVersion: version} = await (await request.get('/docs.json')).json();
  expect(version).toMatchObject({name: 'current', label: 'Next', isLast: true, path: '/docs', mainDocId: 'intro'});
  expect(version.draftIds).toEqual(['yoga/unfinished']);
  expect(version.docs.map(({id}: {id: string}) => id)).not.toContain('yoga/unlisted-note');
});
