import {defineConfig} from '@playwright/test';
import {browserPath} from './tests/support/browser.ts';

const port = Number(process.env.E2E_PORT ?? 4173);
const {executablePath, channel} = browserPath();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: process.env.CI ? 2 : undefined,
  retries: 0,
  timeout: 30_000,
  reporter: [['list', {printSteps: false}]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1280, height: 900},
    launchOptions: {
      executablePath,
      channel,
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
  },
});
