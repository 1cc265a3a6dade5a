import {test as base, expect} from '@playwright/test';
import puppeteer, {type Browser, type Viewport} from 'puppeteer-core';
import {findFirefox} from '@/scripts/support/browser.mjs';
import {Reader, soon} from './reader.ts';
import {Site} from './site.ts';

interface Own {
  readonly size: Viewport;
  readonly site: Site;
  readonly reader: Reader;
}

interface Shared {
  readonly prefs: Record<string, boolean | number | string>;
  readonly firefox: Browser;
}

const PREFS = {
  // a test that delays the application would otherwise delay everything after it
  'network.http.max-persistent-connections-per-server': 50,
};

/**
 * Every test has the site on its own port, so that none sees another's browser state: storage, cached files, a worker.
 */
export const test = base.extend<Own, Shared>({
  prefs: [{}, {option: true, scope: 'worker'}],
  firefox: [
    async ({prefs}, use) => {
      const executablePath = await findFirefox();
      const firefox = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        extraPrefsFirefox: {...PREFS, ...prefs},
      });
      await use(firefox);
      await firefox.close();
    },
    {scope: 'worker'},
  ],
  size: [{width: 1280, height: 900}, {option: true}],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
  site: async ({}, use) => {
    const site = await Site.start();
    await use(site);
    site.stop();
  },
  reader: async ({firefox, site, size}, use) => {
    const page = await firefox.newPage();
    await page.setViewport(size);
    await page.evaluateOnNewDocument(() =>
      document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
        console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
      ),
    );
    const reader = new Reader(page, site.url);
    await use(reader);
    await page.close();
    expect(reader.problems).toEqual([]);
  },
});

export {expect, soon};

export const PHONE = {width: 390, height: 844};
/** Every script of the application. */
export const CHUNKS = /\/_next\/static\/chunks\/.*\.js/;

export const BAR = 'nav[aria-label=Main]';
export const SIDEBAR = 'main nav[aria-label="Docs sidebar"]';
export const CONTENTS = 'nav[aria-label="On this page"]';
export const MENU = 'dialog[aria-label="Main menu"]';
