import type {Built} from '../build/project.mts';
import type {Kind} from '../page/network.mts';
import type {Medians} from '../page/sites.mts';
import type {Click} from '../page/visit.mts';

type Row<T> = readonly [label: string, cell: (value: T) => string];

const isMissing = (value: number) => Number.isNaN(value);
const kB = (bytes: number) => (isMissing(bytes) ? '–' : (bytes / 1000).toFixed(1));
const whole = (value: number) => (isMissing(value) ? '–' : value.toFixed(0));
const both = ({heading, text}: Click) => (isMissing(heading) ? '–' : `${whole(heading)} / ${whole(text)}`);
const bytesOf = (kind: Kind): Row<Medians> => [
  `${kind} until load / idle, kB`,
  (page) => `${kB(page[`${kind}UntilLoad`])} / ${kB(page[kind])}`,
];

const PAGE: readonly Row<Medians>[] = [
  ['all until load / idle, kB', ({untilLoad, untilIdle}) => `${kB(untilLoad)} / ${kB(untilIdle)}`],
  bytesOf('document'),
  bytesOf('style'),
  bytesOf('script'),
  bytesOf('font'),
  bytesOf('image'),
  bytesOf('data'),
  [
    'requests until load / idle',
    ({requestsUntilLoad, requestsUntilIdle}) => `${whole(requestsUntilLoad)} / ${whole(requestsUntilIdle)}`,
  ],
  ['first contentful paint, ms', ({fcp}) => whole(fcp)],
  ['largest contentful paint, ms', ({lcp}) => whole(lcp)],
  ['largest contentful paint without throttle, ms', ({fastLcp}) => whole(fastLcp)],
  ['layout shift', ({cls}) => cls.toFixed(3)],
  ['blocking after the first paint, before the reader acts, ms', ({reading}) => whole(reading)],
  ['blocking by the application once it is triggered, ms', ({hydration}) => whole(hydration)],
  ['blocking until idle, ms', ({blocking}) => whole(blocking)],
  ['nodes', ({nodes}) => whole(nodes)],
  ['first click to new heading / text, ms', ({click}) => both(click)],
  ['first click without throttle, ms', ({fastClick}) => both(fastClick)],
  ['click with the application ready and the link prefetched, ms', ({readyClick}) => both(readyClick)],
  ['such a click without throttle, ms', ({fastReadyClick}) => both(fastReadyClick)],
];

const BUILD: readonly Row<Built>[] = [
  ['pages', ({pages}) => whole(pages)],
  ['cold: CPU, s', ({cold}) => cold.cpu.toFixed(1)],
  ['cold: CPU a page, ms', ({cold, pages}) => whole((cold.cpu * 1000) / pages)],
  ['cold: wall, s', ({cold}) => cold.wall.toFixed(1)],
  ['warm, one article edited: CPU, s', ({warm}) => warm.cpu.toFixed(1)],
  ['warm: wall, s', ({warm}) => warm.wall.toFixed(1)],
  ['largest process, MB', ({cold}) => whole(cold.memory)],
  ['output a page, kB', ({output, pages}) => kB(output / pages)],
];

export interface Report {
  /** The address of the visited page, and its measurements by site. */
  readonly article: string;
  readonly sites: ReadonlyMap<string, Medians>;
  readonly builds: readonly Built[];
  /** Bytes of documents by number of articles and kind of page. */
  readonly sizes: ReadonlyMap<number, Readonly<Record<string, number>>>;
}

/** All measurements in one table: a column for each site. Builds and the growth of pages are those of the first. */
export function reportTable({article, sites, builds, sizes}: Report): string {
  const columns = [...sites.values()];
  const ofTheFirst = ([label, cell]: readonly [string, string]) => [label, cell, ...columns.slice(1).map(() => '')];
  const rows = [
    ...PAGE.map(([label, cell]) => [label, ...columns.map(cell)]),
    ...builds.flatMap((built) =>
      BUILD.map(([label, cell]) => ofTheFirst([`build of ${built.articles} articles: ${label}`, cell(built)])),
    ),
    ...growth(sizes).map(ofTheFirst),
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = [`${article}, medians`, ...sites.keys()];
  return [line(head), line(['---', ...columns.map(() => '---:')]), ...rows.map(line)].join('\n');
}

/** Sizes of documents by kind of page, and the difference between the largest and the smallest site. */
function growth(sizes: Report['sizes']): (readonly [label: string, cell: string])[] {
  const columns = [...sizes.values()];
  const [first = {}, last = {}] = [columns[0], columns.at(-1)];
  const articles = [...sizes.keys()].join(' / ');
  return Object.keys(first).map((kind) => {
    const change = (last[kind]! / first[kind]! - 1) * 100;
    const grown = columns.length > 1 && !isMissing(change) ? ` (${change < 0 ? '' : '+'}${change.toFixed(1)} %)` : '';
    const each = columns.map((column) => kB(column[kind] ?? Number.NaN)).join(' / ');
    return [`${kind}: document with ${articles} articles, kB`, each + grown];
  });
}
