import {parseIndex} from './serialise';
import type {SynonymGroup} from './synonyms';
import type {UrgentContact, UrgentKnowledge} from './urgent';

/** Incremented when a shape below changes: an old page must not read a new index, or the other way round. */
export const SEARCH_VERSION = 7;
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
  /** Keywords of its text, most distinctive first. */
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
  readonly kind: 'search-index';
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
  constructor(problem: string) {
    super(problem);
    this.name = 'SearchDamage';
  }
}

/** Parses the index. Throws SearchDamage when it is truncated, something else, or of another version. */
export function readIndex(json: string): SearchIndex {
  const index = parseIndex(parse(json, 'search-index'));
  if (!index?.entries.every(isEntry) || !index.contacts.every(isContact))
    throw new SearchDamage('The search index is incomplete.');
  return index;
}

/** Parses a JSON object. Throws SearchDamage for anything else, and for another kind or version. */
export function parse(json: string, kind: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new SearchDamage('The search index arrived damaged.');
  }
  const record = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  if (record.kind !== kind) throw new SearchDamage('The file is not a search index.');
  if (record.version !== SEARCH_VERSION)
    throw new SearchDamage('The search index belongs to another version of this site.');
  return record;
}

function isEntry(value: unknown): boolean {
  const entry = value as Partial<Entry> | null;
  return (
    typeof entry?.path === 'string' &&
    entry.path.startsWith('/') &&
    typeof entry.title === 'string' &&
    typeof entry.summary === 'string' &&
    typeof entry.kind === 'string' &&
    typeof entry.area === 'number' &&
    typeof entry.words === 'string' &&
    Array.isArray(entry.tags) &&
    Array.isArray(entry.headings)
  );
}

function isContact(value: unknown): boolean {
  const {name, place, line} = (value ?? {}) as Partial<UrgentContact>;
  return Array.isArray(line) && [name, place, ...line].every((text) => typeof text === 'string');
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
