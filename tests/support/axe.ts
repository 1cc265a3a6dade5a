import type {Page} from '@playwright/test';
import axe, {type AxeResults, type RunOptions} from 'axe-core';
import {DESKTOP, PHONE, settled} from './page.ts';

/** WCAG 2.2 up to AA, including target size, and axe's best practices. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
};

/** The rules about colours. */
const COLOURS: RunOptions = {...OPTIONS, runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']}};

/** axe's findings in the page as it is, or in one part of it. */
export async function axeFaults(page: Page, within = 'html', options = OPTIONS): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const {violations} = (await page.evaluate(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)})`,
  )) as AxeResults;
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

/** The same on a phone and on a desktop, light and dark; only colours differ between the two modes. */
export async function axeFaultsInEveryView(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
      await settled(page);
      const faults = await axeFaults(page, within, mode === 'light' ? OPTIONS : COLOURS);
      found.push(...faults.map((fault) => `${viewport.width} px, ${mode}: ${fault}`));
    }
  }
  return found;
}
