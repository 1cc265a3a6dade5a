import type {Source} from '@/lib/data/sources';

/** What the list of sources says about a source that was not read itself. */
const SEEN: Readonly<Record<Source['seen'], string>> = {
  page: '',
  abstract: ' We read its abstract.',
  copy: ' We read it in a copy or a quotation.',
  report: ' We read reports of it.',
  none: ' We haven’t opened it.',
};

/** How the list names the kinds that show how strong a source is, or whose interest it may serve. */
const KIND: Partial<Readonly<Record<Source['kind'], string>>> = {
  guideline: ' Guideline.',
  'systematic-review': ' Systematic review.',
  review: ' Review.',
  trial: ' Trial.',
  observational: ' Observational study.',
  'case-report': ' Case report.',
  laboratory: ' Laboratory or greenhouse study.',
  survey: ' Survey.',
  news: ' News report.',
  seller: ' A maker’s or seller’s page.',
  blog: ' A private page or blog.',
};

/** The full stop after a source's title in a list; empty when the title ends a sentence ("How much is too much?"). */
export function endOfTitle(title: string): '.' | '' {
  return /[.?!]$/.test(title) ? '' : '.';
}

/** Publisher, year, kind and what was read of a source: "JAMA, 2023. Trial. We read its abstract." */
export function publication({publisher, year, kind, seen}: Omit<Source, 'id' | 'title' | 'url' | 'topics'>): string {
  return `${publisher}, ${year === 'living' ? 'page kept up to date' : year}.${KIND[kind] ?? ''}${SEEN[seen]}`;
}

/** What follows a source's title in a list: ". NHS (UK), 2023." */
export function afterTitle(source: Omit<Source, 'id' | 'url' | 'topics'>): string {
  return `${endOfTitle(source.title)} ${publication(source)}`;
}
