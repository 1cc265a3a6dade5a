import type {Source} from '@/lib/data/sources';

/** What follows a source's title in a list: ". NHS (UK), 2023." */
export function afterTitle({publisher, year}: Pick<Source, 'publisher' | 'year'>): string {
  return `. ${publisher}, ${year === 'living' ? 'page kept up to date' : year}.`;
}
