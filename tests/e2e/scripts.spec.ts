import {expect, test} from '@playwright/test';
import {open} from '../support/page.ts';
import {scriptsOf} from '../support/scripts.ts';

/** Kinds of pages by the scripts they need. */
const PAGES = ['/', '/blog', '/blog/archive', '/docs/yoga/gentle-backbends', '/docs/tags/sleep', '/about', '/a-z'];

for (const address of PAGES) {
  test(`${address} fetches the scripts it names, and none twice`, async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
    });
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const named = await scriptsOf(page, address);
    expect(fetched).toHaveLength(new Set(fetched).size);
    expect(fetched).toEqual(expect.arrayContaining(named));
  });
}
