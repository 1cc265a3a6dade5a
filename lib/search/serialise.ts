import type {Entry, SearchIndex} from './payload';
import type {SynonymGroup} from './synonyms';

/** The fields of the entries, each as one list in the order of the articles, which compresses better. */
type Columns = {readonly [Field in keyof Entry]: readonly Entry[Field][]};

/** The first tier as it is transferred. */
interface SerialisedIndex extends Omit<SearchIndex, 'synonyms' | 'entries'> {
  /** One line per group: synonyms, then after `;` what readers type for them; phrases are separated by commas. */
  readonly synonyms: string;
  readonly entries: Columns;
}

const FIELDS = [
  'path',
  'title',
  'summary',
  'kind',
  'area',
  'tags',
  'headings',
  'words',
] as const satisfies readonly (keyof Entry)[];

/** Packs the index for transfer. */
export function serialiseIndex({synonyms, entries, ...rest}: SearchIndex): SerialisedIndex {
  return {
    ...rest,
    synonyms: synonyms.map(lineOf).join('\n'),
    entries: Object.fromEntries(FIELDS.map((field) => [field, entries.map((entry) => entry[field])])) as never,
  };
}

/** Unpacks the index; undefined when a part is missing. Does not check the fields. */
export function parseIndex(wire: Partial<SerialisedIndex>): SearchIndex | undefined {
  const {version = 0, areas, questions, tags, synonyms, urgent, contacts, entries} = wire;
  const columns = FIELDS.map((field) => entries?.[field]);
  const count = columns[0]?.length;
  const isWhole =
    Array.isArray(areas) &&
    Array.isArray(questions) &&
    Array.isArray(tags) &&
    Array.isArray(contacts) &&
    isUrgent(urgent) &&
    typeof synonyms === 'string' &&
    columns.every((column) => Array.isArray(column) && column.length === count);
  if (!isWhole) return undefined;
  return {
    version,
    kind: 'search-index',
    areas,
    questions,
    tags,
    contacts,
    urgent: urgent!,
    synonyms: synonyms.split('\n').flatMap(groupOf),
    entries: columns[0]!.map(
      (_, index) => Object.fromEntries(FIELDS.map((field, column) => [field, columns[column]![index]])) as never,
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

function isUrgent(urgent: Partial<SearchIndex['urgent']> | undefined): boolean {
  const lists = [urgent?.slips, urgent?.notSlips, urgent?.topics];
  return (
    [urgent?.urgent, urgent?.crisis].every((weights) => weights?.terms) && lists.every((list) => Array.isArray(list))
  );
}
