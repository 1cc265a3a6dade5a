import type {Entry, SearchIndex} from './payload';
import type {SynonymGroup} from './synonyms';

/** The fields of the entries, each as one list in the order of the articles, which compresses better. */
type Columns = {readonly [Field in keyof Entry]: readonly Entry[Field][]};

/** The first tier as it is transferred. */
export interface SerialisedIndex extends Omit<SearchIndex, 'synonyms' | 'entries'> {
  /** One line per group: synonyms, then after `;` what readers type for them; phrases are separated by commas. */
  readonly synonyms: string;
  readonly entries: Columns;
}

/** Packs the index for transfer. */
export function serialiseIndex({synonyms, entries, ...rest}: SearchIndex): SerialisedIndex {
  const fields = Object.keys(entries[0] ?? {path: ''}) as (keyof Entry)[];
  return {
    ...rest,
    synonyms: synonyms.map(lineOf).join('\n'),
    entries: Object.fromEntries(fields.map((field) => [field, entries.map((entry) => entry[field])])) as never,
  };
}

/** Unpacks the index. */
export function unpackIndex({synonyms, entries, ...rest}: SerialisedIndex): SearchIndex {
  return {
    ...rest,
    synonyms: synonyms.split('\n').flatMap(groupOf),
    entries: entries.path.map(
      (_, index) =>
        Object.fromEntries(Object.entries(entries).map(([field, column]) => [field, column[index]])) as never,
    ),
  };
}

function lineOf({same, also}: SynonymGroup): string {
  return [same, ...(also ? [also] : [])].map(String).join(';');
}

function groupOf(line: string): SynonymGroup[] {
  if (line === '') return [];
  const [same = '', also] = line.split(';');
  return [{same: same.split(','), ...(also && {also: also.split(',')})}];
}
