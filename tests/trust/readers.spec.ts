import {expect, follow, ready, test} from './support/test.ts';

const DOC = '/docs/yoga/unveiling-yoga';
const KEYS = [
  'theme',
  'sunroot.announcement.id',
  'sunroot.announcement.dismiss',
  'sunroot.docs.sidebar',
  'docs-preferred-version-default',
  'sunroot.consent',
  'sunroot.offline',
  'sunroot.reloaded',
];

test('storage that throws is reported once and breaks nothing', async ({page, site}) => {
  const [warnings, errors]: [string[], string[]] = [[], []];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches']) Object.defineProperty(window, name, {get: refuse});
  });
  await page.goto(site.url + DOC);
  await ready(page);
  await page
    .getByRole('button', {name: /Switch between dark and light mode/})
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto(`${site.url}/offline`);
  await ready(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Reading offline');
  // no error follows: pages are reported to the service worker a second after they open
  await page.waitForTimeout(1500);
  expect(errors).toEqual([]);
  expect(warnings.filter((warning) => warning.includes('Browser storage is not available')).length).toBeLessThanOrEqual(
    2,
  );
});

test('storage full of invalid values counts as empty @sample', async ({page, site}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript((keys) => {
    if (sessionStorage.getItem('junk')) return;
    sessionStorage.setItem('junk', 'x');
    for (const storage of [localStorage, sessionStorage])
      for (const key of keys) storage.setItem(key, '{"a":[1,,]}\u0000<script>\u{1F4A5}');
  }, KEYS);
  await page.goto(site.url + DOC);
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('main').getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  expect(errors).toEqual([]);
});

test('a full storage is harmless', async ({page, site}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.goto(site.url + DOC);
  await ready(page);
  await page
    .getByRole('button', {name: /Switch between dark and light mode/})
    .first()
    .click();
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await follow(page, '/docs/yoga/balancing-poses');
  await expect(page.getByRole('heading', {level: 1})).toContainText(/balanc/i);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', {name: 'Expand sidebar'})).toBeVisible();
  expect(errors).toEqual([]);
});

for (const year of [1999, 2099]) {
  test(`a clock set to ${year} changes nothing`, async ({page, site}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.clock.setFixedTime(new Date(`${year}-02-03T04:05:06Z`));
    await page.goto(`${site.url}/blog`);
    const before = await page.getByRole('main').textContent();
    await ready(page);
    expect(await page.getByRole('main').textContent()).toBe(before);
    expect(errors).toEqual([]);
  });
}

test.describe('dates', () => {
  for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    test(`are the same in ${timezoneId} as in the static page, before and after hydration`, async ({browser, site}) => {
      const texts: string[] = [];
      for (const zone of ['UTC', timezoneId]) {
        const context = await browser.newContext({timezoneId: zone});
        const page = await context.newPage();
        for (const address of ['/blog', '/blog/archive', '/blog/2025-10-29-less-salt-more-flavour']) {
          await page.goto(site.url + address);
          const before = await page.getByRole('main').textContent();
          await ready(page);
          expect(await page.getByRole('main').textContent()).toBe(before);
          texts.push(`${zone === 'UTC'} ${before}`);
        }
        await context.close();
      }
      const [first, second] = ['true ', 'false '].map((start) =>
        texts.filter((text) => text.startsWith(start)).map((text) => text.slice(start.length)),
      );
      expect(second).toEqual(first);
    });
  }
});
