/*
 * `npm run bench:search [-- --site out]`: on a cold home page at 4×, 1.6 Mbit/s and 150 ms, from the key that opens the
 * search to the first results, and from each later query to its own. Without workers, whose processor and connection
 * the browser does not slow down.
 */
import {type Browser, chromium, type Page} from '@playwright/test';
import {runCommand} from '@/lib/options';
import {browserPath} from '../tests/support/browser.ts';
import {PHONE} from '../tests/support/page.ts';
import {serveFolder} from './page/server.mts';

const USAGE = {
  command: 'npm run bench:search -- [options]',
  options: {site: {value: 'out', description: 'the folder of the finished site; out by default'}},
} as const;
const FIRST_LIMIT = 2500;
const LATER_LIMIT = 300;
const RUNS = 5;
const CONNECTION = {offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8};
const FIRST = 'how much sleep';
const LATER = [
  'vitamin d in winter',
  'slugs',
  'panic attak',
  'lower back hurts when i bend',
  'yoga',
  'is tap water ok for lettuce',
];

/** Types a query at once and waits until the first result has changed. */
function answer(page: Page, query: string): Promise<number> {
  return page.evaluate(async (text) => {
    const hits = () => document.querySelector('.search-dialog .hit-title')?.textContent;
    const input = document.querySelector<HTMLInputElement>('.search-dialog input')!;
    const before = hits();
    const start = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new Event('input', {bubbles: true}));
    while (!hits() || hits() === before) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, query);
}

async function visit(browser: Browser, address: string): Promise<{first: number; later: number[]}> {
  const context = await browser.newContext({viewport: PHONE, serviceWorkers: 'block'});
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', CONNECTION);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const opened = await page.evaluate(() => performance.now());
  await page.keyboard.press('Control+k');
  await page.locator('.search-dialog input').waitFor();
  await answer(page, FIRST);
  const first = (await page.evaluate(() => performance.now())) - opened;
  const later: number[] = [];
  for (const query of LATER) {
    await page.waitForTimeout(1000);
    later.push(await answer(page, query));
  }
  await context.close();
  return {first, later};
}

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

await runCommand(USAGE, async ({values: {site = 'out'}}) => {
  const server = await serveFolder(site);
  const browser = await chromium.launch({...browserPath(), args: ['--no-sandbox']});
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, server.origin));
  await browser.close();
  server.close();
  const first = middle(visits.map((one) => one.first));
  const later = LATER.map((_, index) => middle(visits.map((one) => one.later[index]!)));
  console.log(`opening to first results  ${Math.round(first)} ms (goal ${FIRST_LIMIT})`);
  for (const [at, query] of LATER.entries())
    console.log(`later query               ${Math.round(later[at]!)} ms  ${query} (goal ${LATER_LIMIT})`);
  process.exitCode = first > FIRST_LIMIT || Math.max(...later) > LATER_LIMIT ? 1 : 0;
});
