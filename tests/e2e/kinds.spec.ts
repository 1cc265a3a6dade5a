import {expect, type Page, test} from '@playwright/test';
import {axeFaultsInViews} from '../support/axe.ts';
import {shiftOf, watchShifts} from '../support/layout-shifts.ts';
import {delayRequests, mainNav, open, settled, watchProblems} from '../support/page.ts';
import {KINDS, NO_PAGE} from '../support/page-kinds.ts';
import {cutOff, PAPER, printedOutside} from '../support/paper.ts';
import {scriptsOf} from '../support/scripts.ts';

/* What every kind of page does, in one visit each. */

/** Laid out as another one; the weekly run opens every page. */
const ALIKE = [
  ...['/docs/intro', '/docs/tags', '/blog/page/2', '/blog/tags', '/blog/tags/diet'],
  ...['/privacy', '/accessibility', '/markdown-page'],
];
const VISITS = Object.entries({...KINDS, 'a page that is not there': NO_PAGE}).filter(
  ([, address]) => !ALIKE.includes(address),
);
/** Pages that fill themselves may move a little below the text being read. */
const FILLED: readonly string[] = [KINDS['the search'], KINDS['reading offline'], NO_PAGE];

for (const [kind, address] of VISITS) {
  test(`${kind} is what was exported, still, accessible, narrow enough, printable and private, and nothing fails`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const problems = await watchProblems(page);
    await watchShifts(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    const [fetched, elsewhere]: [string[], string[]] = [[], []];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
      if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
    });
    // fetched content is not part of the exported page
    const release = await delayRequests(page, '**/*.json');
    await open(page, address);
    await settled(page);

    await test.step('after hydration the page is what was exported', async () => {
      const exported = await outline(page, 'export');
      expect(exported.length).toBeGreaterThan(50);
      expect(await outline(page, 'browser')).toEqual(exported);
    });
    release();
    if (kind === 'the search') await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results$/);
    await page.waitForLoadState('networkidle');
    await test.step('nothing has moved', async () =>
      expect(await shiftOf(page)).toBeLessThanOrEqual(FILLED.includes(address) ? 0.02 : 0));
    await test.step('it has fetched the scripts it names, and none twice', async () => {
      expect(fetched).toEqual(expect.arrayContaining(await scriptsOf(page, address)));
      expect(fetched).toHaveLength(new Set(fetched).size);
    });
    await test.step('axe finds no faults on a light phone and a dark desktop', async () =>
      expect(await axeFaultsInViews(page)).toEqual([]));
    await test.step('it fits a window at 400 %, a small phone held sideways, and a font twice as large', async () => {
      for (const {width, height} of [
        {width: 320, height: 256},
        {width: 568, height: 320},
      ]) {
        await page.setViewportSize({width, height});
        await settled(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await page.mouse.wheel(0, 600);
        await settled(page);
        const bar = await mainNav(page).boundingBox();
        expect(Math.max(0, (bar?.y ?? 0) + (bar?.height ?? 0)), 'room to read').toBeLessThan(height / 3);
      }
      await page.setViewportSize({width: 320, height: 640});
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    });
    await test.step('only its content is printed, and nothing of it is cut off', async () => {
      await page.setViewportSize(PAPER);
      await page.emulateMedia({media: 'print'});
      expect(await printedOutside(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      await page.emulateMedia({media: 'screen'});
    });
    await test.step('nothing has been stored, requested from another site or failed, also at its end and in the other mode', async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      await mainNav(page)
        .getByRole('button', {name: /^Switch between/})
        .click();
      await page.waitForLoadState('networkidle');
      expect(elsewhere).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      // the browser itself reports the status of the missing page
      expect(problems.filter((text) => !(address === NO_PAGE && text.includes('404')))).toEqual([]);
    });
  });
}

/** The elements, attributes and texts of the page, a line each: as exported, or as in the browser. */
function outline(page: Page, of: 'export' | 'browser'): Promise<string[]> {
  return page.evaluate(async (source) => {
    /** What draws nothing, and what only the browser can know: search results, saved pages, how long a file takes. */
    const LEFT_OUT =
      'script, noscript, link, style, template, next-route-announcer, [data-needs-app], [data-lines], [data-guess], main search, main [role=status]';
    /** The table of contents marks the current heading. */
    const ADDED = {
      'nav[aria-label="On this page"] a': ['aria-current'],
    };
    const lines: string[] = [];
    const walk = (node: Node, indent: string) => {
      if (node instanceof Text && node.data.trim()) lines.push(indent + node.data.trim());
      if (!(node instanceof Element) || node.matches(LEFT_OUT)) return;
      const added = Object.entries(ADDED).flatMap(([selector, names]) => (node.matches(selector) ? names : []));
      const attributes = Array.from(node.attributes)
        .filter(({name}) => !added.includes(name))
        .map(({name, value}) => `${name}="${value}"`);
      lines.push(`${indent}<${[node.localName, ...attributes.sort()].join(' ')}>`);
      for (const child of node.childNodes) walk(child, `${indent}  `);
    };
    const sent = async () => new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const {body} = source === 'browser' ? document : await sent();
    // React leaves comments between texts that the browser shows as one
    for (const comment of [...nodesOf(body, NodeFilter.SHOW_COMMENT)]) (comment as Comment).remove();
    body.normalize();
    walk(body, '');
    return lines;

    function* nodesOf(root: Node, what: number) {
      const walker = document.createTreeWalker(root, what);
      while (walker.nextNode()) yield walker.currentNode;
    }
  }, of);
}
