import {defineConfig} from '@playwright/test';
import {browserPath} from './tests/support/browser.ts';

const port = Number(process.env.E2E_PORT ?? 4173);
const {executablePath, channel} = browserPath();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: process.env.CI ? 2 : undefined,
  // CI machines are shared and noisy: a test only fails after three attempts
  retries: process.env.CI ? 2 : 0,
  timeout: 30_000,
  reporter: [['list', {printSteps: false}]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1280, height: 900},
    // a test cannot intercept requests that go through a worker; tests of the worker turn it on
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      channel,
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    {name: 'site', testIgnore: /(variant|small)\//},
    {name: 'variant', testMatch: /variant\/.*\.spec\.ts/, use: {baseURL: `http://localhost:${port + 1}`}},
    {name: 'small', testMatch: /small\/.*\.spec\.ts/, use: {baseURL: `http://localhost:${port + 2}`}},
  ],
  webServer: [
    {
      command: `node scripts/serve.mjs --port ${port}`,
      url: `http://localhost:${port}/`,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `node scripts/serve.mjs --port ${port + 1} --dir out-variant`,
      env: {BASE_PATH: '/sub'},
      url: `http://localhost:${port + 1}/sub`,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `node scripts/serve.mjs --port ${port + 2} --dir out-small`,
      url: `http://localhost:${port + 2}/`,
      reuseExistingServer: !process.env.CI,
    },
  ],
});
