import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {browserPath} from '../../tests/support/browser.ts';
import {median} from '../build/growth.mts';
import {serveFolder} from './server.mts';
import type {Transform} from './transforms.mts';
import {type Target, type Visit, visit} from './visit.mts';

export interface Site {
  readonly label: string;
  readonly folder: string;
  readonly transform?: Transform;
}

/** Medians over the visits: at the slow line and processor, and `fastClick` without throttle. */
export type Medians = Readonly<Record<Exclude<keyof Visit, 'click'>, number>> & {
  readonly click: number | undefined;
  readonly fastClick: number | undefined;
};

const ARGS = ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'];

/** Visits the sites in turns, so that a busy minute touches each of them; the first visit of each only fills the server's cache. */
export async function visitSites(
  sites: readonly Site[],
  target: Target,
  runs: number,
): Promise<ReadonlyMap<string, Medians>> {
  const browser = await chromium.launch({...browserPath(), args: ARGS});
  const live = await Promise.all(
    sites.map(async (site) => ({
      site,
      server: await serveFolder(site.folder, site.transform),
      slow: [] as Visit[],
      fast: [] as Visit[],
    })),
  );
  for (const {server} of live) await visit(browser, server.origin, target, false);
  for (let run = 0; run < runs; run++) {
    for (const {server, slow, fast} of live) {
      slow.push(await visit(browser, server.origin, target, true));
      fast.push(await visit(browser, server.origin, target, false));
    }
  }
  for (const {server} of live) server.close();
  await browser.close();
  return new Map(live.map(({site, slow, fast}) => [site.label, mediansOf(slow, fast)]));
}

/** The third doc of the yoga section in the order of their addresses; `folder` holds a finished site. */
export function targetIn(folder: string): Target {
  const routes: Record<string, string> = JSON.parse(readFileSync(path.join(folder, 'routes.json'), 'utf8'));
  const [article, heading] = Object.entries(routes)
    .filter(([route]) => route.startsWith('/docs/yoga/'))
    .sort(([a], [b]) => (a < b ? -1 : 1))[2]!;
  return {article, heading};
}

function mediansOf(slow: readonly Visit[], fast: readonly Visit[]): Medians {
  const keys = Object.keys(slow[0]!) as (keyof Visit)[];
  const of = (visits: readonly Visit[], key: keyof Visit) => median(visits.flatMap((each) => each[key] ?? []));
  const values = keys.map((key) => [key, of(slow, key)] as const);
  return {...Object.fromEntries(values), fastClick: of(fast, 'click')} as Medians;
}
