import type {Source} from '@/lib/data/sources';

/** The full stop after a source's title in a list; empty when the title ends a sentence ("How much is too much?"). */
export function endOfTitle(title: string): '.' | '' {
  return /[.?!]$/.test(title) ? '' : '.';
}

/** What follows a source's title in a list: ". NHS (UK), 2023." */
export function afterTitle({title, publisher, year}: Pick<Source, 'title' | 'publisher' | 'year'>): string {
  return `${endOfTitle(title)} ${publisher}, ${year === 'living' ? 'page kept up to date' : year}.`;
}
