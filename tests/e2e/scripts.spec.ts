import {expect, test} from '@playwright/test';
import {open} from '../support/page.ts';
import {scriptsOf} from '../support/scripts.ts';

/** Kinds of pages by the scripts they need. */
const PAGES = ['/', '/blog', '/blog/archive', '/docs/yoga/gentle-backbends', '/docs/tags/sleep', '/about', '/a-z'];

for (const address of PAGES) {
  test(`the scripts that ${address} fetches are those it names, each once`, async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
    });
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const named = await scriptsOf(page, address);
    expect(fetched).toHaveLength(new Set(fetched).size);
    // what registers the service worker comes last and in a file of its own
    const others = fetched.filter((script) => !named.includes(script));
    expect(others.length).toBeLessThanOrEqual(1);
    for (const script of others) expect(await (await page.request.get(script)).text()).toContain('/sw.js');
    expect(fetched).toEqual(expect.arrayContaining(named));
  });
}

test('the page’s own script comes last and has React set up before the application starts', async ({page}) => {
  const own = (await scriptsOf(page, '/docs/yoga/gentle-backbends')).at(-1)!;
  expect(own).toContain('/flight/');
  expect(await (await page.request.get(own)).text()).toMatch(/^self\.startApplication\?\.\(\[.*\],\[\d+\],\(\)=>\{/s);
});
