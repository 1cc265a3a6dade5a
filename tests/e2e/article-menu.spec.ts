import {expect, type Page, test} from '@playwright/test';
import {headline} from '../support/own-site.ts';
import {open, PHONE} from '../support/page.ts';

const POST = '/blog/2025-10-29-less-salt-more-flavour';
const opener = (page: Page) => page.getByText('Share', {exact: true});
const item = (page: Page, name: string) => page.getByRole('button', {name, exact: true});

test('“Copy as Markdown” puts the article on the clipboard and says so, or that it failed and where the Markdown is', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/*.md', (route) => route.abort());
  await open(page, POST);
  await item(page, 'Copy as Markdown').click();
  await expect(
    page.getByRole('status').filter({hasText: 'Copying did not work. Use “View as Markdown”.'}),
  ).toBeVisible();
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', `${POST}.md`);
  await page.unroute('**/*.md');
  await item(page, 'Copy as Markdown').click();
  await expect(page.getByRole('status').filter({hasText: 'Copied as Markdown'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `---\ntitle: ${JSON.stringify(headline(POST))}\n`,
  );
});

test('a click before the application is ready is carried out later', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(POST);
  await opener(page).click();
  await item(page, 'Copy link').click();
  await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${POST}$`));
});

test('Markdown that does not arrive is not waited for', async ({page}) => {
  await page.route('**/*.md', () => {});
  await open(page, POST);
  await item(page, 'Copy as Markdown').click();
  await expect(page.getByRole('status').filter({hasText: 'Copying did not work.'})).toBeVisible({timeout: 9000});
});

test('the menu closes on Escape, with the focus back on its button, and on a click elsewhere; it prints and writes an e-mail', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printed';
    };
    Object.defineProperty(navigator, 'share', {value: undefined});
  });
  await open(page, POST);
  await opener(page).click();
  // without the browser’s sharing there is no such item
  await expect(item(page, 'Copy link')).toBeVisible();
  await expect(item(page, 'Share…')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('#share [data-action]:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(item(page, 'Copy link')).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(item(page, 'Copy link')).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(item(page, 'Copy link')).toBeHidden();
  await opener(page).click();
  const mail = (await page.getByRole('link', {name: 'E-mail'}).getAttribute('href'))!;
  const {protocol, searchParams} = new URL(mail);
  expect([protocol, searchParams.get('subject')]).toEqual(['mailto:', headline(POST)]);
  expect(searchParams.get('body')).toMatch(new RegExp(`^https://.*${POST}$`));
  await item(page, 'Print').click();
  await expect(page).toHaveTitle('printed');
});

test('sharing is offered if the browser supports it, and only then', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.title = `shared ${data.url}`;
      },
    });
  });
  await open(page, POST);
  await opener(page).click();
  await item(page, 'Share…').click();
  await expect(page).toHaveTitle(new RegExp(`^shared .*${POST}$`));
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE});
  test('the menu stays within the page, also with a font twice as large', async ({page}) => {
    await open(page, '/docs/yoga/unveiling-yoga');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await opener(page).click();
    const box = (await page.locator('#share').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('the e-mail and the Markdown link remain', async ({page}) => {
    await page.goto(POST);
    await opener(page).click();
    await expect(page.getByRole('link', {name: 'E-mail'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(page.locator('[data-article-actions] button:visible')).toHaveCount(0);
  });
});
