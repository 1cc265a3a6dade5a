import 'server-only';
import {atLeastOne, found} from './params';
import {letterPages, letterSlug} from './split-index';

type Entries = readonly {readonly label: string}[];

/** The params of an index's letters: those that have a page of their own. */
export function letterParams(entries: Entries): {letter: string}[] {
  return atLeastOne(
    letterPages(entries).map((letter) => ({letter: letterSlug(letter)})),
    {letter: 'one'},
  );
}

/** The letter an address stands for. */
export function letterOf(entries: Entries, slug: string): string {
  return found(
    letterPages(entries).find((letter) => letterSlug(letter) === slug),
    slug,
  );
}
