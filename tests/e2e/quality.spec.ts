import {expect, test} from '@playwright/test';
import axe, {type AxeResults} from 'axe-core';
import {DESKTOP, mainNav, menu, open, PHONE, settled, untilReady, watchProblems} from '../support/page.ts';

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

interface Stop {
  readonly place: string;
  readonly text: string;
  readonly isSeen: boolean;
}

test('a reader with a keyboard comes through skip link, navbar, sidebar, article, contents and footer, and always sees where', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  await untilReady(page);
  const stops: Stop[] = [];
  for (let press = 0; press < 250; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((): Stop | undefined => {
      const element = document.activeElement as HTMLElement;
      if (!element || element === document.body) return undefined;
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      const {top, bottom, left, right, width, height} = element.getBoundingClientRect();
      const bar = document.querySelector('header:has(nav[aria-label="Main"])')!;
      const covered = bar.contains(element) ? 0 : bar.getBoundingClientRect().bottom;
      const isInView = bottom > Math.max(0, covered) && top < innerHeight && right > 0 && left < innerWidth;
      const places = {
        bar: 'header:has(nav[aria-label="Main"])',
        sidebar: 'main [data-docs-sidebar]',
        contents: '[data-toc]',
        article: 'article',
        footer: 'body > footer',
      };
      const [place = 'body'] = Object.entries(places).find(([, selector]) => element.closest(selector)) ?? [];
      return {
        place,
        text: element.getAttribute('aria-label') ?? element.textContent ?? '',
        isSeen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && isInView && width > 0 && height > 0,
      };
    });
    if (!stop) break;
    stops.push(stop);
  }
  expect(stops.filter(({isSeen}) => !isSeen)).toEqual([]);
  expect(stops[0]?.text).toBe('Skip to main content');
  const places = stops.map(({place}) => place).filter((place, index, all) => place !== all[index - 1]);
  expect(places).toEqual(['body', 'bar', 'sidebar', 'article', 'contents', 'footer']);
});

test('a reader with a keyboard works the menu of a phone from opening to a page', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/docs/gardening/Compost-and-Mulch');
  await page.getByRole('button', {name: 'Open menu'}).focus();
  await page.keyboard.press('Enter');
  await menu(page).getByRole('button', {name: '← Back to main menu'}).focus();
  await page.keyboard.press('Space');
  await expect(menu(page).getByRole('link', {name: 'Introduction', exact: true})).toBeFocused();
  await expect(menu(page).getByRole('link', {name: 'Introduction', exact: true})).not.toHaveCSS(
    'outline-style',
    'none',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/intro');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
