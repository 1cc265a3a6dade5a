import {defineConfig} from '@playwright/test';
import {browserPath} from '../support/browser.ts';

const port = Number(process.env.DEV_PORT ?? 4180);
const {executablePath, channel} = browserPath();

/** What authors work with: the development server, its pages for authors, and the live preview. Needs no build. */
export default defineConfig({
  testDir: '.',
  // one server, one content folder
  workers: 1,
  // pages are compiled when they are first requested
  timeout: 240_000,
  expect: {timeout: 60_000},
  retries: process.env.CI ? 2 : 0,
  reporter: [['list', {printSteps: false}]],
  outputDir: '../../test-results/dev',
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
    command: `node tests/dev/serve.mjs --port ${port}`,
    cwd: '../..',
    url: `http://localhost:${port}/manifest.webmanifest`,
    timeout: 600_000,
  },
});
