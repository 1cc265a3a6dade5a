import {defineConfig} from '@playwright/test';

/**
 * The export in out/ in a stock Firefox. Playwright runs the tests and compares; Puppeteer drives the browser
 * (support/test.ts), because Playwright only drives its own builds of Firefox.
 */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  // a browser starts within the first test
  timeout: 60_000,
  expect: {timeout: 10_000},
  // as in playwright.config.ts: shared machines are noisy
  retries: process.env.CI ? 2 : 0,
  reporter: [['list', {printSteps: false}]],
  outputDir: '../../test-results/firefox',
});
