/*
 * `npm run bench:interactions [-- --site out,../other/out --runs 3]`: a scripted reader on six kinds of page
 * while the application starts and after, processor slowed down four times. Prints how long the slowest interaction of
 * each kind waited for its next paint, as the browser counts it (Event Timing); with several runs or sites, the median
 * of visits in turns. Ends with 1 when a kind of the first site waits longer than 200 ms.
 */
import {type Browser, chromium, type Locator, type Page} from '@playwright/test';
import {runCommand} from '@/lib/options';
import {browserPath} from '../tests/support/browser.ts';
import {DESKTOP, PHONE} from '../tests/support/page.ts';
import {median} from './build/growth.mts';
import {serveFolder} from './page/server.mts';

const USAGE = {
  command: 'npm run bench:interactions -- [options]',
  options: {
    site: {value: 'out,../other/out', description: 'the folders of finished sites; out by default'},
    runs: {value: '3', description: 'how often each page is visited; once by default'},
  },
} as const;
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

/** An interaction: what it waited for before its handlers ran, what they took, and all of it with the paint. */
interface Waited {
  readonly what: string;
  readonly delay: number;
  readonly work: number;
  readonly ms: number;
}

/** Runs in every page before anything else, so it must be self-contained. */
function countEvents(): void {
  const {report} = window as unknown as {report: (waited: Waited) => void};
  const observer = new PerformanceObserver((list) => {
    for (const {
      interactionId,
      name,
      target,
      startTime,
      processingStart,
      processingEnd,
      duration,
    } of list.getEntries() as PerformanceEventTiming[]) {
      if (!interactionId) continue;
      const control = (target as Element | null)?.closest('a,button,input');
      const what = `${name} ${control?.ariaLabel ?? control?.textContent?.trim().slice(0, 30) ?? ''}`;
      report({what, delay: processingStart - startTime, work: processingEnd - processingStart, ms: duration});
    }
  });
  observer.observe({type: 'event', buffered: true, durationThreshold: 16} as PerformanceObserverInit);
}

/**
 * Opens menu or sidebar, switches the colour mode, searches, follows a link and comes back: whatever the page has of
 * these.
 */
async function read(page: Page, isPhone: boolean): Promise<void> {
  const click = async (control: Locator) => {
    if (await control.count()) await control.first().click({timeout: 20_000});
  };
  const button = (name: string | RegExp) => page.getByRole('button', {name}).filter({visible: true});
  await click(button(/Switch between dark and light mode/));
  if (isPhone) {
    await click(button('Open menu'));
    await page.keyboard.press('Escape');
  } else await click(button('Collapse sidebar'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('how much sleep', {delay: 60});
  await page
    .getByRole('option')
    .first()
    .waitFor({timeout: 20_000})
    .catch(() => undefined);
  await page.keyboard.press('ArrowDown');
  await click(button('Close search'));
  await click(page.locator('main a[href^="/"]').filter({visible: true}));
  await page.waitForTimeout(1000);
  await page.goBack();
  await page.waitForTimeout(1000);
}

async function visit(browser: Browser, address: string, isPhone: boolean): Promise<Waited> {
  const context = await browser.newContext({viewport: isPhone ? PHONE : DESKTOP, hasTouch: isPhone});
  const page = await context.newPage();
  let worst: Waited = {what: 'nothing over 16 ms', delay: 0, work: 0, ms: 0};
  await page.exposeFunction('report', (waited: Waited) => {
    if (waited.ms > worst.ms) worst = waited;
  });
  await page.addInitScript(countEvents);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.goto(address);
  await read(page, isPhone);
  await context.close();
  return worst;
}

await runCommand(USAGE, async ({values: {site = 'out', runs = '1'}}) => {
  const sites = site.split(',');
  const servers = await Promise.all(sites.map((folder) => serveFolder(folder)));
  const browser = await chromium.launch({...browserPath(), args: ['--no-sandbox']});
  let isSlow = false;
  for (const [kind, path] of Object.entries(KINDS)) {
    for (const isPhone of [true, false]) {
      const visits: Waited[][] = servers.map(() => []);
      for (let run = 0; run < Number(runs); run++)
        for (const [index, {origin}] of servers.entries())
          visits[index]!.push(await visit(browser, origin + path, isPhone));
      for (const [index, each] of visits.entries()) {
        const ms = median(each.map((waited) => waited.ms));
        isSlow ||= index === 0 && ms > LIMIT;
        const {what, delay, work} = each.toSorted((a, b) => b.ms - a.ms)[each.length >> 1]!;
        const [place, device] = [sites[index]!, isPhone ? 'phone' : 'desktop'];
        const parts = `${Math.round(delay)} before, ${Math.round(work)} at work`;
        console.log(
          `${place}  ${kind.padEnd(7)} ${device.padEnd(8)} ${Math.round(ms).toString().padStart(4)} ms  ${what} (${parts})`,
        );
      }
    }
  }
  await browser.close();
  for (const server of servers) server.close();
  process.exitCode = isSlow ? 1 : 0;
});
