import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {serve} from '../../scripts/serve.mjs';
import {axeFaultsInViews, EVERY_VIEW} from '../support/axe.ts';
import {expect, ready, test} from './support/test.ts';

const OUT = path.resolve(process.env.TRUST_DIR ?? 'out');
/**
 * Every nth page only, for a quick check: TRUST_EVERY=20 npx playwright test -c tests/trust/playwright.config.ts
 * every-page
 */
const STEP = Number(process.env.TRUST_EVERY ?? 1);
/** This many pages share one browser page, which is faster than one each. */
const BATCH = 25;

/** x/index.html is a copy of x.html; pages at aliases only redirect. */
const pages = readdirSync(OUT, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html') && (file === 'index.html' || !file.endsWith('/index.html')))
  .filter((file) => !readFileSync(path.join(OUT, file), 'utf8').includes('http-equiv="refresh"'))
  .sort()
  .filter((_, index) => index % STEP === 0);
const batches = Array.from({length: Math.ceil(pages.length / BATCH)}, (_, index) =>
  pages.slice(index * BATCH, (index + 1) * BATCH),
);

batches.forEach((batch, index) => {
  test(`every page, part ${index + 1} of ${batches.length}: axe finds no faults, 320 px are enough, nothing fails`, async ({
    page,
  }) => {
    test.setTimeout(BATCH * 40_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    // the application is triggered explicitly, not in the middle of a check
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
      document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
        console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
      );
    });
    const {server, url} = await serve({dir: OUT});
    const faults: string[] = [];
    let at = '';
    page.on('console', (message) => message.type() === 'error' && faults.push(`${at}: ${message.text()}`));
    page.on('pageerror', ({message}) => faults.push(`${at}: ${message}`));
    page.on('response', (response) => response.status() >= 400 && faults.push(`${at}: ${response.url()}`));

    for (const file of batch) {
      at = file;
      await page.goto(`${url}/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`);
      faults.push(...(await axeFaultsInViews(page, undefined, EVERY_VIEW)).map((fault) => `${at}: ${fault}`));
      await page.setViewportSize({width: 320, height: 640});
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) faults.push(`${at}: ${width} px wide in a window of 320 px`);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await ready(page);
    }
    await page.waitForLoadState('networkidle');
    server.closeAllConnections();
    server.close();
    expect(faults).toEqual([]);
  });
});
