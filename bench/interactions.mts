/* `npm run bench:interactions [-- --site out]`: a scripted reader on six kinds of page, with the processor slowed down
   four times. Prints how long the slowest interaction of each kind waited for its next paint, as the browser
   measures it (Event Timing), and exits with 1 above 200 ms. */
import {parseArgs} from 'node:util';
import {type Browser, chromium, type Page} from '@playwright/test';
import {browserPath} from '../tests/support/browser.ts';
import {DESKTOP, PHONE} from '../tests/support/page.ts';
import {serveFolder} from './page/server.mts';

const LIMIT = 200;
const SLOWDOWN = 4;
const KINDS = {
  home: '/',
  doc: '/docs/yoga/unveiling-yoga',
  post: '/blog/2023-05-17-exercise-and-mood',
  list: '/blog',
  map: '/docs',
  search: '/search',
};

interface Waited {
  readonly what: string;
  readonly ms: number;
}

/** What the browser has measured since the page started. */
async function slowest(page: Page): Promise<Waited> {
  const all = await page.evaluate(() => (window as unknown as {waited: Waited[]}).waited);
  return all.reduce((worst, each) => (each.ms > worst.ms ? each : worst), {what: 'nothing over 16 ms', ms: 0});
}

function countEvents(): void {
  const waited: {what: string; ms: number}[] = [];
  Object.assign(window, {waited});
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) waited.push({what: entry.name, ms: entry.duration});
  });
  observer.observe({type: 'event', buffered: true, durationThreshold: 16} as PerformanceObserverInit);
}

async function read(page: Page, isPhone: boolean): Promise<void> {
  const click = (name: RegExp | string, role: 'button' | 'link' = 'button') =>
    page
      .getByRole(role, {name})
      .first()
      .click({timeout: 3000})
      .catch(() => undefined);
  await click(/Switch between dark and light mode/);
  if (isPhone) {
    await click('Open menu');
    await page.keyboard.press('Escape');
  } else await click('Collapse sidebar');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('how much sleep', {delay: 60});
  await page.waitForTimeout(1500);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page
    .locator('main a[href^="/"]')
    .first()
    .click({timeout: 3000})
    .catch(() => undefined);
  await page.waitForTimeout(1500);
  await page.goBack();
  await page.waitForTimeout(1000);
}

async function visit(browser: Browser, address: string, isPhone: boolean): Promise<Waited> {
  const context = await browser.newContext({viewport: isPhone ? PHONE : DESKTOP, hasTouch: isPhone});
  const page = await context.newPage();
  await page.addInitScript(countEvents);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.goto(address);
  await read(page, isPhone);
  const worst = await slowest(page);
  await context.close();
  return worst;
}

const {values} = parseArgs({options: {site: {type: 'string', default: 'out'}}});
const server = await serveFolder(values.site);
const browser = await chromium.launch({...browserPath(), args: ['--no-sandbox']});
let isSlow = false;
for (const [kind, path] of Object.entries(KINDS)) {
  for (const isPhone of [true, false]) {
    const {what, ms} = await visit(browser, server.origin + path, isPhone);
    isSlow ||= ms > LIMIT;
    console.log(
      `${kind.padEnd(8)} ${isPhone ? 'phone  ' : 'desktop'} ${String(Math.round(ms)).padStart(5)} ms  ${what}`,
    );
  }
}
await browser.close();
server.close();
process.exit(isSlow ? 1 : 0);
