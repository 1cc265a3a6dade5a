import {byLetter} from '@/lib/content/tags';

/** A list with more entries than this is split: the archive by year, tags and the A to Z by letter, the docs of a tag into pages. */
export const MOST_ENTRIES = 1000;

/** True when an index lists its parts instead of its entries. */
export function isSplit(entries: readonly unknown[]): boolean {
  return entries.length > MOST_ENTRIES;
}

/** A letter in an address: "a", and "0" for everything that begins with none. */
export function letterSlug(letter: string): string {
  return letter === '#' ? '0' : letter.toLowerCase();
}

/** Where the entries of a letter stand: in the index itself, or on a page below `base` when it is split. */
export function letterPath(entries: readonly unknown[], base: string, letter: string): string {
  return isSplit(entries) ? `${base}/${letterSlug(letter)}` : `#letter-${letterSlug(letter)}`;
}

/** The letters that have a page of their own: none as long as the index is whole. */
export function letterPages(entries: readonly {readonly label: string}[]): string[] {
  return isSplit(entries) ? byLetter(entries).map(({letter}) => letter) : [];
}

/** Where the posts of a year stand. */
export function archivePath(posts: readonly unknown[], year: number): string {
  return isSplit(posts) ? `/blog/archive/${year}` : `/blog/archive#y${year}`;
}

/** The years that have a page of their own: none as long as the archive is whole. */
export function archiveYears({
  posts,
  years,
}: {
  readonly posts: readonly unknown[];
  readonly years: readonly {readonly year: number}[];
}): number[] {
  return isSplit(posts) ? years.map(({year}) => year) : [];
}
