import type {Source} from '@/lib/data/sources';

/** What the list of sources says about a source that was not read itself. */
const SEEN: Readonly<Record<Source['seen'], string>> = {
  page: '',
  abstract: ' We read its abstract.',
  copy: ' We read it in a copy or a quotation.',
  report: ' We read reports of it.',
  none: ' We haven’t opened it.',
};

/** The full stop after a source's title in a list; empty when the title ends a sentence ("How much is too much?"). */
export function endOfTitle(title: string): '.' | '' {
  return /[.?!]$/.test(title) ? '' : '.';
}

/** Publisher, year and what was read of a source: "NHS (UK), 2023. We read its abstract." */
export function publication({publisher, year, seen}: Pick<Source, 'publisher' | 'year' | 'seen'>): string {
  return `${publisher}, ${year === 'living' ? 'page kept up to date' : year}.${SEEN[seen]}`;
}

/** What follows a source's title in a list: ". NHS (UK), 2023." */
export function afterTitle(source: Pick<Source, 'title' | 'publisher' | 'year' | 'seen'>): string {
  return `${endOfTitle(source.title)} ${publication(source)}`;
}
