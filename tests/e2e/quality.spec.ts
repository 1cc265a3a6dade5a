import {expect, test} from '@playwright/test';
import axe, {type AxeResults} from 'axe-core';
import {DESKTOP, mainNav, menu, open, PHONE, settled, watchProblems} from '../support/page.ts';

const PAGES = [
  '/',
  '/docs',
  '/docs/gardening/Compost-and-Mulch',
  '/docs/category/outdoor',
  '/docs/tags',
  '/docs/tags/soil',
  '/blog',
  '/blog/2025-10-29-less-salt-more-flavour',
  '/blog/archive',
  '/blog/tags/diet',
  '/markdown-page',
  '/about',
  '/a-z',
  '/search',
  '/offline',
  '/privacy',
];

for (const address of [...PAGES, '/no-such-page']) {
  test(`${address} loads, wakes up and scrolls without an error or a violation of the policy`, async ({page}) => {
    const problems = await watchProblems(page);
    await open(page, address);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await mainNav(page)
      .getByRole('button', {name: /^Switch between/})
      .click();
    await page.waitForLoadState('networkidle');
    // the browser itself reports the status of the page that is not there
    expect(problems.filter((text) => !(address === '/no-such-page' && text.includes('404')))).toEqual([]);
  });
}

for (const address of PAGES) {
  test(`axe finds nothing on ${address}, on a phone and on a desktop, light and dark`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(address);
    await page.evaluate(axe.source);
    const found: string[] = [];
    for (const [viewport, mode] of [PHONE, DESKTOP].flatMap((size) => [
      [size, 'light'] as const,
      [size, 'dark'] as const,
    ])) {
      await page.setViewportSize(viewport);
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
      await settled(page);
      const {violations} = (await page.evaluate('axe.run({resultTypes: ["violations"]})')) as AxeResults;
      const where = `${viewport.width} ${mode}`;
      found.push(
        ...violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${where} ${id}: ${target.join(' ')}`)),
      );
    }
    expect(found).toEqual([]);
  });
}

test('axe finds nothing in the open menu, in either panel', async ({page}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/gardening/Compost-and-Mulch');
  await page.getByRole('button', {name: 'Open menu'}).click();
  await page.evaluate(axe.source);
  for (const panel of ['section', 'main']) {
    if (panel === 'main') await menu(page).getByRole('button', {name: '← Back to main menu'}).click();
    await settled(page);
    const {violations} = (await page.evaluate('axe.run("dialog", {resultTypes: ["violations"]})')) as AxeResults;
    expect(violations.map(({id, nodes}) => [id, nodes[0]?.html])).toEqual([]);
  }
});
