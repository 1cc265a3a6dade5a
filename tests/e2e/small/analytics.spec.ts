import {expect, type Page, test} from '@playwright/test';
import {mainNav, open, settled} from '../../support/page.ts';

type Call = [command: string, ...rest: unknown[]];
const calls = (page: Page) =>
  page.evaluate(() =>
    ((window as {dataLayer?: ArrayLike<unknown>[]}).dataLayer ?? []).map((call) => Array.from(call)),
  ) as Promise<Call[]>;

async function stub(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/googletagmanager\.com|google-analytics\.com/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({contentType: 'text/javascript', body: 'window.isTagLoaded = true'});
  });
  return requested;
}
const loaded = (page: Page) =>
  expect.poll(() => page.evaluate(() => (window as {isTagLoaded?: boolean}).isTagLoaded)).toBe(true);

test('with `anonymizeIp` every hit is anonymised, including the first view; without `respectDoNotTrack` also in such a browser', async ({
  page,
}) => {
  await stub(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {value: '1'}));
  await open(page, '/docs/intro');
  await loaded(page);
  const sent = await calls(page);
  const anonymised = sent.findIndex(([command, name, value]) => command === 'set' && name === 'anonymize_ip' && value);
  const configured = sent.findIndex(([command]) => command === 'config');
  expect(anonymised).toBeGreaterThanOrEqual(0);
  expect(configured).toBeGreaterThan(anonymised);
  await mainNav(page).getByRole('link', {name: 'Diary', exact: true}).locator('visible=true').click();
  await expect.poll(async () => (await calls(page)).filter(([command]) => command === 'event').length).toBe(1);
});

test('without `requireConsent` nobody is asked, and the tag loads after the page', async ({page}) => {
  const requested = await stub(page);
  await page.goto('/docs/intro');
  await settled(page);
  expect(requested).toEqual([]);
  await open(page, '/docs/intro');
  await loaded(page);
  expect(requested).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-SMALL1']);
  await expect(page.getByRole('region', {name: 'Page statistics'})).toHaveCount(0);
});
