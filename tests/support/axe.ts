import type {Page} from '@playwright/test';
import axe, {type AxeResults, type RunOptions} from 'axe-core';
import {DESKTOP, PHONE, settled} from './page.ts';

/** WCAG 2.2 up to AA, including target size, and axe's best practices. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
};

/** axe's findings in the page as it is, or in one part of it. */
export async function axeFaults(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const {violations} = (await page.evaluate(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify(OPTIONS)})`,
  )) as AxeResults;
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

type View = readonly [viewport: typeof PHONE, mode: 'light' | 'dark'];
/** Both widths and both modes; only the weekly run over every page needs all their combinations. */
const TWO_VIEWS: readonly View[] = [
  [PHONE, 'light'],
  [DESKTOP, 'dark'],
];
export const EVERY_VIEW: readonly View[] = [...TWO_VIEWS, [PHONE, 'dark'], [DESKTOP, 'light']];

/** axe's findings in some views of the page, or of one part of it. */
export async function axeFaultsInViews(page: Page, within?: string, views = TWO_VIEWS): Promise<string[]> {
  const found: string[] = [];
  for (const [viewport, mode] of views) {
    await page.setViewportSize(viewport);
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
    await settled(page);
    const faults = await axeFaults(page, within);
    found.push(...faults.map((fault) => `${viewport.width} px, ${mode}: ${fault}`));
  }
  return found;
}
