import type {Page} from '@playwright/test';
import type {SiteServer} from './support/site-server.ts';
import {expect, ready, test} from './support/test.ts';

const DOC = '/docs/yoga/unveiling-yoga';

// layout of this much is slow when several tests share a processor
test.describe.configure({timeout: 120_000});

/** Serves the doc with another text and table of contents. */
async function openWith(page: Page, site: SiteServer, text: string, contents?: string): Promise<void> {
  const html = await (await fetch(site.url + DOC)).text();
  const own = /(<div class="prose [^"]*">)[\s\S]*?(<\/div><footer)/;
  const toc = /(<nav class="[^"]*" aria-label="On this page"[^>]*>)[\s\S]*?(<\/nav>)/;
  expect(html).toMatch(own);
  expect(html).toMatch(toc);
  const body = html
    .replace(own, (_, before, after) => before + text + after)
    .replace(toc, (all, before, after) => (contents ? before + contents + after : all));
  site.fail(/unveiling-yoga$/, {body, type: 'text/html; charset=utf-8'});
  await page.goto(site.url + DOC);
}

/** The application loads, the page responds, and its end can be reached. */
async function isAlive(page: Page): Promise<void> {
  await ready(page);
  await page
    .getByRole('button', {name: /^Switch between/})
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport({timeout: 20_000});
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('an article of one megabyte opens, becomes ready and can be read to its end', async ({page, site}) => {
  const paragraph = `<p>${'A plain sentence with some <em>stress</em> in it. '.repeat(20)}</p>`;
  await openWith(page, site, `${paragraph.repeat(Math.ceil(1_000_000 / paragraph.length))}<p>The very last words.</p>`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await isAlive(page);
  await expect(page.getByText('The very last words.')).toBeVisible();
});

test('5,000 headings: the table of contents leads to the last one and marks it', async ({page, site}) => {
  const numbers = Array.from({length: 5000}, (_, index) => index + 1);
  const text = numbers.map((n) => `<h2 id="h-${n}">Question ${n}</h2><p>An answer.</p>`).join('');
  const list = numbers.map((n) => `<li data-level="2"><a href="#h-${n}">Question ${n}</a></li>`).join('');
  await openWith(page, site, text, `<ul>${list}</ul>`);
  await isAlive(page);
  const last = page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'Question 5000'});
  await last.click();
  await expect(page).toHaveURL(/#h-5000$/);
  await expect(page.getByRole('heading', {name: 'Question 5000'})).toBeInViewport();
  await expect(last).toHaveAttribute('aria-current', 'true');
});

test('a table of 2,000 rows, too wide for a phone, scrolls in its own region', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 844});
  const cells = (tag: string, row: number) =>
    Array.from({length: 6}, (_, column) => `<${tag}>Unbreakable-${row}-${column}</${tag}>`).join('');
  const rows = Array.from({length: 2000}, (_, row) => `<tr>${cells('td', row)}</tr>`).join('');
  const table = `<table><thead><tr>${cells('th', 0)}</tr></thead><tbody>${rows}</tbody></table>`;
  // the region of every table in an article
  const [frame] = /<section[^>]*>(?=<table)/.exec(await (await fetch(`${site.url}/privacy`)).text()) ?? [];
  expect(frame).toBeDefined();
  await openWith(page, site, `${frame}${table}</section>`);
  await isAlive(page);
  const region = page.getByRole('region', {name: 'Table'});
  expect(await region.evaluate(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)).toBe(true);
});
