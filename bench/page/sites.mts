import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {browserPath} from '../../tests/support/browser.ts';
import {median} from '../build/growth.mts';
import {serveFolder} from './server.mts';
import type {Transform} from './transforms.mts';
import {type Click, type Paint, paint, type Stay, stay, type Visit, visit} from './visit.mts';

export interface Site {
  readonly label: string;
  readonly folder: string;
  readonly transform?: Transform;
}

/** Medians over the visits: on the slow connection and processor; names with `fast` without throttling. */
export type Medians = Readonly<Record<Exclude<keyof Visit, 'click'>, number>> & {
  readonly click: Click;
  readonly fastClick: Click;
  readonly fastLcp: number;
  readonly reading: number;
  readonly hydration: number;
  readonly readyClick: Click;
  readonly fastReadyClick: Click;
};

const ARGS = ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'];

/**
 * Further visits that only record paints. A browser paints the header first, or the header with the article, depending
 * on network timing: a median of few visits may show either.
 */
const PAINTS_A_RUN = 4;

/**
 * Visits the sites in turns, so that a busy minute affects all; the first visit of each only fills the server's cache.
 */
export async function visitSites(
  sites: readonly Site[],
  article: string,
  runs: number,
): Promise<ReadonlyMap<string, Medians>> {
  const browser = await chromium.launch({...browserPath(), args: ARGS});
  const live = await Promise.all(
    sites.map(async (site) => ({
      site,
      server: await serveFolder(site.folder, site.transform),
      slow: [] as Visit[],
      paints: [] as Paint[],
      fast: [] as Visit[],
      slowStays: [] as Stay[],
      fastStays: [] as Stay[],
    })),
  );
  for (const {server} of live) await visit(browser, server.origin, article, 'fast');
  for (let run = 0; run < runs; run++) {
    for (const {server, slow, paints, fast, slowStays, fastStays} of live) {
      slow.push(await visit(browser, server.origin, article, 'slow'));
      for (let more = 0; more < PAINTS_A_RUN; more++) paints.push(await paint(browser, server.origin, article));
      fast.push(await visit(browser, server.origin, article, 'fast'));
      slowStays.push(await stay(browser, server.origin, article, 'slow'));
      fastStays.push(await stay(browser, server.origin, article, 'fast'));
    }
  }
  for (const {server} of live) server.close();
  await browser.close();
  return new Map(live.map((item) => [item.site.label, mediansOf(item)]));
}

/** The third doc of the yoga section by address; `folder` contains a finished site. */
export function articleIn(folder: string): string {
  const routes: Record<string, string> = JSON.parse(readFileSync(path.join(folder, 'routes.json'), 'utf8'));
  return Object.keys(routes)
    .filter((route) => route.startsWith('/docs/yoga/'))
    .sort()[2]!;
}

interface Visits {
  readonly slow: readonly Visit[];
  readonly paints: readonly Paint[];
  readonly fast: readonly Visit[];
  readonly slowStays: readonly Stay[];
  readonly fastStays: readonly Stay[];
}

function mediansOf({slow, paints, fast, slowStays, fastStays}: Visits): Medians {
  const of = <T,>(values: readonly T[], value: (of: T) => number) => median(values.map(value));
  const clicks = (made: readonly (Click | undefined)[]) => {
    const arrived = made.flatMap(present);
    return {heading: of(arrived, ({heading}) => heading), text: of(arrived, ({text}) => text)};
  };
  const {click: _, ...first} = slow[0]!;
  const keys = Object.keys(first) as (keyof typeof first)[];
  return {
    ...Object.fromEntries(keys.map((key) => [key, of(slow, (each) => each[key])])),
    fcp: of([...slow, ...paints], ({fcp}) => fcp),
    lcp: of([...slow, ...paints], ({lcp}) => lcp),
    click: clicks(slow.map(({click}) => click)),
    fastClick: clicks(fast.map(({click}) => click)),
    fastLcp: of(fast, ({lcp}) => lcp),
    reading: of(slowStays, ({reading}) => reading),
    hydration: median(slowStays.flatMap(({hydration}) => present(hydration))),
    readyClick: clicks(slowStays.map(({readyClick}) => readyClick)),
    fastReadyClick: clicks(fastStays.map(({readyClick}) => readyClick)),
  } as Medians;
}

function present<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value];
}
