import type {Browser, Page} from '@playwright/test';
import {type Kind, type Line, type Network, type Sent, watchNetwork} from './network.mts';
import {type Marks, observe} from './observers.mts';

/** From the click on another page's link in the sidebar to its heading, and to its text. */
export type Click = Pick<Marks, 'heading' | 'text'>;

/** One cold visit. Times in milliseconds, sizes in bytes as transferred. */
export type Visit = Readonly<Record<Kind | `${Kind}UntilLoad`, number>> & {
  readonly untilLoad: number;
  readonly requestsUntilLoad: number;
  readonly untilIdle: number;
  readonly requestsUntilIdle: number;
  readonly fcp: number;
  readonly lcp: number;
  /** The worst session window of layout shifts. */
  readonly cls: number;
  /** The time above 50 ms of long tasks from first paint until the network is quiet (https://web.dev/articles/tbt). */
  readonly blocking: number;
  readonly nodes: number;
  /** Undefined without a link. */
  readonly click: Click | undefined;
};

/** One cold visit by a reader who reads, then triggers the application and stays until it responds. */
export interface Stay {
  /** The time above 50 ms of each long task, from the first paint until the reader acts. */
  readonly reading: number;
  /** The same from then on until the network is quiet; undefined, like the click, on a page without scripts. */
  readonly hydration: number | undefined;
  /** On a prefetched link, or undefined. */
  readonly readyClick: Click | undefined;
}

/** The first and the largest paint of a visit. */
export type Paint = Pick<Visit, 'fcp' | 'lcp'>;

const SIBLING = 'main nav a[href^="/docs/yoga/"]:not([aria-current]):visible';
const VIEWPORT = {width: 1366, height: 850};
/** How long the pointer rests on a link before the click. */
const HOVER = 100;

/**
 * Opens the article in a fresh profile, waits until the network is quiet, and clicks the first other link in its
 * sidebar.
 */
export async function visit(browser: Browser, origin: string, article: string, line: Line): Promise<Visit> {
  return withPage(browser, line, async (page, network) => {
    await page.goto(origin + article, {waitUntil: 'load', timeout: 120_000});
    const atLoad = network.sent.slice();
    await network.quiet(1500);
    const atIdle = network.sent.slice();
    const marks = await marksOf(page);
    const nodes = await page.locator('*').count();
    return {
      ...bytesByKind(atIdle),
      ...untilLoad(bytesByKind(atLoad)),
      untilLoad: bytesOf(atLoad),
      requestsUntilLoad: atLoad.length,
      untilIdle: bytesOf(atIdle),
      requestsUntilIdle: atIdle.length,
      fcp: marks.fcp,
      lcp: marks.lcp,
      cls: worstWindow(marks.shifts),
      blocking: blockingTime(marks),
      nodes,
      click: await pressSibling(page, () => page.waitForTimeout(HOVER)),
    };
  });
}

/** Like `visit`, but reads for half a second, triggers the application, and clicks the link once it is prefetched. */
export async function stay(browser: Browser, origin: string, article: string, line: Line): Promise<Stay> {
  return withPage(browser, line, async (page, network) => {
    await page.goto(origin + article, {waitUntil: 'load', timeout: 120_000});
    await network.quiet(500);
    const requested = await page.evaluate(() => performance.now());
    const reading = blockingTime(await marksOf(page));
    if ((await page.locator('script').count()) === 0) return {reading, hydration: undefined, readyClick: undefined};
    await page.keyboard.press('Shift');
    await page.locator('html[data-ready]').waitFor({state: 'attached', timeout: 60_000});
    await network.quiet(1500);
    const {long} = await marksOf(page);
    const hydration = blockingTime({fcp: requested, long});
    return {reading, hydration, readyClick: await pressSibling(page, () => network.quiet(500))};
  });
}

/**
 * Opens the article over the slow connection, reads for half a second, triggers the application, and clicks the first
 * link in view without pointing at it before. `reading` and `starting` are the blocking before and after the trigger.
 */
export async function start(browser: Browser, origin: string, article: string) {
  return withPage(browser, 'slow', async (page, network) => {
    await page.goto(origin + article, {waitUntil: 'load', timeout: 120_000});
    await network.quiet(500);
    const triggered = await page.evaluate(() => performance.now());
    const reading = blockingTime(await marksOf(page));
    await page.keyboard.press('Shift');
    await page.locator('html[data-ready]').waitFor({state: 'attached', timeout: 60_000});
    await network.quiet(1500);
    const marks = await marksOf(page);
    const folder = article.slice(0, article.lastIndexOf('/') + 1);
    await page.locator(`main nav a[href^="${folder}"]:not([aria-current]):visible`).first().dispatchEvent('click');
    const click = await shown(page);
    return {
      fcp: marks.fcp,
      lcp: marks.lcp,
      cls: worstWindow(marks.shifts),
      reading,
      starting: blockingTime({fcp: triggered, long: marks.long}),
      click: click?.text ?? Number.NaN,
    };
  });
}

/** Opens the article over the slow connection and waits until its first screen is shown. */
export async function paint(browser: Browser, origin: string, article: string): Promise<Paint> {
  return withPage(browser, 'slow', async (page, network) => {
    await page.goto(origin + article, {waitUntil: 'load', timeout: 120_000});
    await network.quiet(500);
    const {fcp, lcp} = await marksOf(page);
    return {fcp, lcp};
  });
}

/** A fresh browser profile with one page that records what `observe` measures. */
async function withPage<T>(
  browser: Browser,
  line: Line,
  run: (page: Page, network: Network) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({viewport: VIEWPORT, serviceWorkers: 'block'});
  try {
    const page = await context.newPage();
    const network = await watchNetwork(await context.newCDPSession(page), line);
    await page.addInitScript(observe);
    return await run(page, network);
  } finally {
    await context.close();
  }
}

async function pressSibling(page: Page, rest: () => Promise<unknown>): Promise<Click | undefined> {
  const link = page.locator(SIBLING).first();
  if ((await link.count()) === 0) return undefined;
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await rest();
  await page.mouse.down();
  await page.mouse.up();
  return shown(page);
}

/** When the next page has been shown; undefined when it has not come. */
async function shown(page: Page): Promise<Click | undefined> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    // a full load may replace the page in between
    const {heading, text} = await marksOf(page).catch(() => ({heading: 0, text: 0}));
    if (heading > 0 && text > 0) return {heading, text};
    await page.waitForTimeout(50);
  }
  return undefined;
}

function blockingTime({fcp, long}: Pick<Marks, 'fcp' | 'long'>): number {
  return long.filter(([end]) => end > fcp).reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
}

function marksOf(page: Page): Promise<Marks> {
  return page.evaluate(() => (window as unknown as {benchMarks: Marks}).benchMarks);
}

function bytesOf(sent: readonly Sent[]): number {
  return sent.reduce((sum, {bytes}) => sum + bytes, 0);
}

function bytesByKind(sent: readonly Sent[]): Record<Kind, number> {
  const of = (kind: Kind) => bytesOf(sent.filter((item) => item.kind === kind));
  return {
    document: of('document'),
    style: of('style'),
    script: of('script'),
    font: of('font'),
    image: of('image'),
    data: of('data'),
  };
}

function untilLoad(bytes: Record<Kind, number>): Record<`${Kind}UntilLoad`, number> {
  const entries = Object.entries(bytes).map(([kind, sum]) => [`${kind}UntilLoad`, sum]);
  return Object.fromEntries(entries) as Record<`${Kind}UntilLoad`, number>;
}

/** Windows end after a second without a shift or after five seconds (https://web.dev/articles/cls). */
function worstWindow(shifts: Marks['shifts']): number {
  let [worst, sum, first, last] = [0, 0, 0, -Infinity];
  for (const [at, value] of shifts) {
    if (at - last > 1000 || at - first > 5000) [sum, first] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
