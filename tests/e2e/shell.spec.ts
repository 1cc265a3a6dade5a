import {expect, test} from '@playwright/test';
import {sections} from '../../content/sections.ts';
import {headline, SITE, tabTitle} from '../support/own-site.ts';
import {CHUNKS, countLoads, open, openEither} from '../support/page.ts';

for (const isReady of [false, true]) {
  test(`the skip link comes first, is visible on focus and leads into main; the address stays (${isReady ? 'after' : 'before'} hydration)`, async ({
    page,
  }) => {
    await openEither(page, '/docs/intro?from=here', isReady);
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
    expect(new URL(page.url()).search).toBe('?from=here');
  });
}

test('an unknown address has status 404, search, the sections and the closest page', async ({page}) => {
  const response = await page.goto('/docs/yoga/unveiling-yogas');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(tabTitle('Page Not Found'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  const main = page.getByRole('main');
  await expect(main).toContainText('We could not find what you were looking for.');
  await expect(main.getByText('Search all articles')).toBeVisible();
  await expect(main.getByRole('heading', {level: 3})).toHaveText(sections.map(({label}) => new RegExp(label)));
  await page.keyboard.press('Shift');
  await expect(main.getByRole('link', {name: headline('/docs/yoga/unveiling-yoga')})).toHaveAttribute(
    'href',
    '/docs/yoga/unveiling-yoga',
  );
});

test('an address in another case, or with escapes, leads to its page', async ({page}) => {
  for (const address of ['/DOCS/Yoga/Unveiling-Yoga?from=mail', '/docs%2Fyoga%2Funveiling-yoga']) {
    await page.goto(address);
    await expect(page).toHaveURL(/^[^?]*\/docs\/yoga\/unveiling-yoga(\?from=mail)?$/);
    await expect(page.getByRole('heading', {level: 1})).toContainText(headline('/docs/yoga/unveiling-yoga'));
  }
  await page.goto('/HELP#sources');
  await expect(page).toHaveURL(/\/docs\/wellness\/Finding-Help#sources$/);
});

test('a dissimilar address gets no suggestion', async ({page}) => {
  await open(page, '/qqqqqqqqqqqqqqqqqqqq');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});

test('the home page says so when the application fails to load, and which base path would fit', async ({page}) => {
  const loads = countLoads(page);
  await page.route(CHUNKS, (route) => route.fulfill({status: 404, body: ''}));
  const home = await (await page.request.get('/')).text();
  await page.route('**/elsewhere', (route) => route.fulfill({body: home, contentType: 'text/html'}));
  await page.goto('/elsewhere');
  await page.keyboard.press('Shift');
  await expect.poll(loads).toBe(2);
  await page.keyboard.press('Shift');
  const banner = page.getByRole('alert').filter({hasText: `Your ${SITE} site did not load properly.`});
  await expect(banner).toContainText('A very common reason is a wrong base path configuration.');
  await expect(banner).toContainText('Current configured basePath = / (default value)');
  await expect(banner).toContainText('We suggest trying basePath = /elsewhere');
});

test('the home page says so when its style sheet is not at the base path, and not at its own address', async ({
  page,
}) => {
  await page.route('**/*.css', (route) => route.fulfill({status: 404, body: ''}));
  const home = await (await page.request.get('/')).text();
  await page.route('**/elsewhere', (route) => route.fulfill({body: home, contentType: 'text/html'}));
  await page.goto('/elsewhere');
  await expect(page.getByText(`Your ${SITE} site did not load properly.`)).toBeVisible();
  await page.goto('/');
  await expect(page.locator('html[data-unstyled]')).toHaveCount(0);
  await expect(page.getByText(`Your ${SITE} site did not load properly.`)).toHaveCount(0);
});
