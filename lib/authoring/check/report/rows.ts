import {measureProse} from '@/lib/content/prose';
import type {Fault} from '@/lib/faults';
import {isStopWord, wordsOf} from '@/lib/search/words';
import {sections} from '@/lib/sections';
import type {CheckedFile, Site} from '../model';
import {proseBlocks} from '../rules/helpers';
import {articlesLinked} from '../rules/links';
import {gradeOfFile} from '../rules/prose';
import {nearestNeighbours} from './neighbours';

export interface Row {
  readonly slug: string;
  readonly grade: number;
  readonly words: number;
  readonly sources: number;
  readonly figures: number;
  /** Other articles it links to, and those that link to it. */
  readonly linksOut: number;
  readonly linksIn: number;
  readonly asks: number;
  /** The proportion of them without a content word of the title (0 to 1). */
  readonly asksInOtherWords: number;
  readonly faults: number;
  /** The article with the most similar vocabulary, and the similarity (0 to 1). */
  readonly nearest?: {readonly slug: string; readonly likeness: number};
}

export interface SectionReport {
  readonly label: string;
  readonly rows: readonly Row[];
}

/** One table per section of the docs and one for the blog; articles in the site's order. */
export function reportSections(site: Site, faults: readonly Fault[]): SectionReport[] {
  const files = site.files.filter(({kind}) => kind !== 'page').sort((a, b) => positionOf(a) - positionOf(b));
  const texts = files.map((file) =>
    proseBlocks(file)
      .map(({text}) => text)
      .join(' '),
  );
  const near = nearestNeighbours(texts);
  const linked = files.map((file) => articlesLinked(file, site));
  const links = countsOf(linked.flatMap((targets) => [...targets]));
  const faultCounts = countsOf(faults.flatMap(({file}) => file ?? []));
  const rows = files.map((file, index): Row => {
    const {index: other, likeness} = near[index] ?? {};
    return {
      slug: shortName(file),
      grade: gradeOfFile(file, site),
      words: measureProse(file.body).words,
      sources: file.frontMatter?.sources.length ?? 0,
      figures: file.analysis?.figures.length ?? 0,
      linksOut: linked[index]!.size,
      linksIn: links.get(file.route) ?? 0,
      asks: file.frontMatter?.asks.length ?? 0,
      asksInOtherWords: inOtherWords(file),
      faults: faultCounts.get(file.file) ?? 0,
      nearest: other === undefined ? undefined : {slug: shortName(files[other]!), likeness: likeness!},
    };
  });
  const rowsOf = (isOwn: (file: CheckedFile) => boolean) => rows.filter((_, index) => isOwn(files[index]!));
  return [
    {label: 'Introduction', rows: rowsOf(({kind, section}) => kind === 'doc' && section === undefined)},
    ...sections.map(({id, label}) => ({label, rows: rowsOf(({section}) => section === id)})),
    {label: 'Blog', rows: rowsOf(({kind}) => kind === 'post')},
  ].filter(({rows: own}) => own.length > 0);
}

/** At least half should be: the title itself finds the article for its own words. */
function inOtherWords({frontMatter}: CheckedFile): number {
  const asks = frontMatter?.asks ?? [];
  const title = new Set(wordsOf(frontMatter?.title ?? '').map(({stem}) => stem));
  const isOther = (ask: string) => wordsOf(ask).every(({folded, stem}) => isStopWord(folded) || !title.has(stem));
  return asks.length === 0 ? 0 : asks.filter(isOther).length / asks.length;
}

const positionOf = ({frontMatter}: CheckedFile) => frontMatter?.sidebar_position ?? Number.MAX_SAFE_INTEGER;
const shortName = ({route}: CheckedFile) => route.split('/').at(-1)!;

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The median of a list; 0 for an empty one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
