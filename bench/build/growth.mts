import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotli} from '../page/server.mts';

/** Kinds of pages whose size must not depend on how many articles there are. */
const KINDS = {
  doc: /^\/docs\/(?!tags\/|category\/)[a-z]+\/.+/,
  post: /^\/blog\/\d{4}-/,
  'list page': /^\/blog\/page\/\d+$/,
  'tag page': /^\/blog\/tags\/[^/]+\/page\/\d+$/,
} as const;
const SAMPLE = 41;

/** Per kind of page: the median compressed size of its documents in bytes, over evenly spread pages. */
export function documentSizes(out: string): Record<string, number> {
  const routes = Object.keys(JSON.parse(readFileSync(path.join(out, 'routes.json'), 'utf8')));
  return Object.fromEntries(
    Object.entries(KINDS).map(([kind, pattern]) => {
      const all = routes.filter((route) => pattern.test(route));
      const step = Math.max(1, all.length / SAMPLE);
      const picked = Array.from({length: Math.min(SAMPLE, all.length)}, (_, index) => all[Math.floor(index * step)]!);
      const sizes = picked.map((route) => brotli(readFileSync(path.join(out, `${route}.html`))).length);
      return [kind, median(sizes)];
    }),
  );
}

/** The median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted.length === 0 ? Number.NaN : (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}
