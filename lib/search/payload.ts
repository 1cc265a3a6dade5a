import {type SerialisedIndex, unpackIndex} from './serialise';
import type {SynonymGroup} from './synonyms';
import type {UrgentContact, UrgentKnowledge} from './urgent';

/** Incremented when a shape below changes: an old page must not read a new index, or the other way round. */
export const SEARCH_VERSION = 9;
export const INDEX_PATH = '/search/index.json';

export type EntryKind = 'doc' | 'post' | 'page';

/** A heading: its text, and its id if that is not the text in lower case with hyphens. */
export type EntryHeading = string | readonly [text: string, id: string];

export interface Entry {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly kind: EntryKind;
  /** Index in `areas`. */
  readonly area: number;
  /** Indexes in `tags`. */
  readonly tags: readonly number[];
  readonly headings: readonly EntryHeading[];
  /** Menu labels, keywords of its text, most distinctive first, and words of readers' questions. */
  readonly words: string;
}

/** A question that is offered with the page that answers it. */
export interface Question {
  readonly ask: string;
  /** Without base path. */
  readonly to: string;
}

/** What results are grouped by. */
export interface Area {
  readonly id: string;
  readonly label: string;
  /** Its own page, if it has one. */
  readonly path?: string;
}

/** The first tier: everything but the text. /search/index.json contains it packed (see ./serialise). */
export interface SearchIndex {
  readonly version: number;
  /** Names the state of the content; the files of the second tier have the same. */
  readonly build: string;
  readonly areas: readonly Area[];
  /** Questions to offer at the start. */
  readonly questions: readonly Question[];
  readonly tags: readonly {readonly slug: string; readonly label: string}[];
  readonly synonyms: readonly SynonymGroup[];
  /** Which messages get an urgent note. */
  readonly urgent: UrgentKnowledge;
  /** For urgent notes: the emergency numbers, then crisis lines. */
  readonly contacts: readonly UrgentContact[];
  readonly entries: readonly Entry[];
}

/** The index is missing or unusable. The message is for readers. */
export class SearchDamage extends Error {
  constructor(problem = 'The search index arrived damaged.') {
    super(problem);
    this.name = 'SearchDamage';
  }
}

/** A file is of another build than the page, or than the other files. */
export class OtherBuild extends SearchDamage {
  constructor() {
    super('The search index belongs to another version of this site.');
  }
}

/** Parses the index. Throws SearchDamage when it is truncated, something else, or of another version. */
export function readIndex(json: string): SearchIndex {
  const index = parse<SerialisedIndex>(json);
  if (index?.version !== SEARCH_VERSION) throw new OtherBuild();
  return unpackIndex(index);
}

/** Parses a file of the second tier. Throws SearchDamage unless it belongs to the index of this build. */
export function readTextFile<T extends {readonly build: string}>(json: string, build: string): T {
  const file = parse<T>(json);
  if (file?.build !== build) throw new OtherBuild();
  return file;
}

function parse<T>(json: string): T | null {
  try {
    return JSON.parse(json) as T | null;
  } catch {
    throw new SearchDamage();
  }
}

/** The default id of a heading: lower case, without punctuation, hyphens for spaces (as github-slugger does). */
export function plainId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** The text of a heading of the index. */
export function textOf(heading: EntryHeading): string {
  return typeof heading === 'string' ? heading : heading[0];
}

/** Text and id of a heading of the index. */
export function headingOf(heading: EntryHeading): {readonly text: string; readonly id: string} {
  return {text: textOf(heading), id: typeof heading === 'string' ? plainId(heading) : heading[1]};
}
