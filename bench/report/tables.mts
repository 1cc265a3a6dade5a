import type {Built} from '../build/project.mts';
import type {Medians} from '../page/sites.mts';
import type {Click} from '../page/visit.mts';

type Row<T> = readonly [label: string, cell: (value: T) => string];

const kB = (bytes: number) => (Number.isNaN(bytes) ? '–' : (bytes / 1000).toFixed(1));
const whole = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0));
const both = ({heading, text}: Click) => (Number.isNaN(heading) ? '–' : `${whole(heading)} / ${whole(text)}`);

const PAGE: readonly Row<Medians>[] = [
  ['until load, kB', ({untilLoad}) => kB(untilLoad)],
  ['requests until load', ({requestsUntilLoad}) => whole(requestsUntilLoad)],
  ['until idle, kB', ({untilIdle}) => kB(untilIdle)],
  ['requests until idle', ({requestsUntilIdle}) => whole(requestsUntilIdle)],
  ['document, kB', (page) => kB(page.document)],
  ['style, kB', ({style}) => kB(style)],
  ['script, kB', ({script}) => kB(script)],
  ['fonts, kB', ({font}) => kB(font)],
  ['images, kB', ({image}) => kB(image)],
  ['data, kB', ({data}) => kB(data)],
  ['first contentful paint, ms', ({fcp}) => whole(fcp)],
  ['largest contentful paint, ms', ({lcp}) => whole(lcp)],
  ['largest contentful paint without throttle, ms', ({fastLcp}) => whole(fastLcp)],
  ['layout shift', ({cls}) => cls.toFixed(3)],
  ['blocking after the first paint, before the reader does something, ms', ({reading}) => whole(reading)],
  ['blocking by the application once it is woken, ms', ({hydration}) => whole(hydration)],
  ['blocking until idle, ms', ({blocking}) => whole(blocking)],
  ['nodes', ({nodes}) => whole(nodes)],
  ['first click to new heading / text, ms', ({click}) => both(click)],
  ['first click without throttle, ms', ({fastClick}) => both(fastClick)],
  ['click once the application is there and the link fetched, ms', ({readyClick}) => both(readyClick)],
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

/** The measured page of every site, a column each. */
export function pageTable(sites: ReadonlyMap<string, Medians>): string {
  return table(['', ...sites.keys()], rowsOf(PAGE, [...sites.values()]));
}

/** The builds, a column for each number of articles. */
export function buildTable(builds: readonly Built[]): string {
  return table(['', ...builds.map(({articles}) => `${articles} articles`)], rowsOf(BUILD, builds));
}

/** Document sizes by kind of page, and how far the largest site is from the smallest. */
export function growthTable(sizes: ReadonlyMap<number, Readonly<Record<string, number>>>): string {
  const columns = [...sizes.values()];
  const [first, last] = [columns[0] ?? {}, columns.at(-1) ?? {}];
  const rows = Object.keys(first).map((kind) => [
    kind,
    ...columns.map((column) => kB(column[kind] ?? Number.NaN)),
    Number.isNaN(first[kind]) ? '–' : `${((last[kind]! / first[kind]! - 1) * 100).toFixed(1)} %`,
  ]);
  return table(['document, kB', ...[...sizes.keys()].map((articles) => `${articles} articles`), 'growth'], rows);
}

function rowsOf<T>(rows: readonly Row<T>[], values: readonly T[]): string[][] {
  return rows.map(([label, cell]) => [label, ...values.map(cell)]);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(['---', ...head.slice(1).map(() => '---:')]), ...rows.map(line)].join('\n');
}
