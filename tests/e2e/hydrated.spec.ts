import {expect, type Page, test} from '@playwright/test';
import {KINDS, NO_PAGE} from '../support/kinds.ts';
import {DESKTOP, open, PHONE, settled} from '../support/page.ts';

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

const PAGES = {...KINDS, 'a page that is not there': NO_PAGE};
const VISITS = [
  ...Object.entries(PAGES).map(([kind, address]) => ({kind, address, viewport: DESKTOP})),
  {kind: 'a doc on a phone', address: KINDS['a doc'], viewport: PHONE},
  {kind: 'a list on a phone', address: KINDS['the blog'], viewport: PHONE},
];

for (const {kind, address, viewport} of VISITS) {
  test(`${kind}: after hydration the page is what was exported`, async ({page}) => {
    await page.setViewportSize(viewport);
    // fetched content is not part of the page
    await page.route('**/*.json', () => {});
    await open(page, address);
    await settled(page);
    const exported = await outline(page, 'export');
    expect(exported.length).toBeGreaterThan(50);
    expect(await outline(page, 'browser')).toEqual(exported);
  });
}
