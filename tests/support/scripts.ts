import {expect, type Page} from '@playwright/test';

/** The addresses of the scripts that make a page an application. */
export async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  return JSON.parse(/id="runtime"[^>]*>(.*?)<\/script>/.exec(html)![1]!) as string[];
}

/** The scripts of a page that the home page does not have. */
export async function ownScriptsOf(page: Page, address: string): Promise<(url: URL) => boolean> {
  const known = await scriptsOf(page, '/');
  const own = (await scriptsOf(page, address)).filter((script) => !known.includes(script));
  expect(own.length).toBeGreaterThan(0);
  return ({pathname}) => own.includes(pathname);
}
