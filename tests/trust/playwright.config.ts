import {defineConfig} from '@playwright/test';
import {browserPath} from '../support/browser.ts';

const {executablePath, channel} = browserPath();

/**
 * What must work when things go wrong. Needs a build in out/ (or in TRUST_DIR); every test serves it on its own port.
 */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // as in playwright.config.ts: shared machines are noisy
  retries: process.env.CI ? 2 : 0,
  grep: process.env.TRUST_SAMPLE ? /@sample/ : undefined,
  reporter: [['list', {printSteps: false}]],
  outputDir: '../../test-results/trust',
  use: {
    viewport: {width: 1280, height: 900},
    launchOptions: {
      executablePath,
      channel,
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
