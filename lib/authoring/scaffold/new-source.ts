import 'server-only';
import {Document, type YAMLSeq} from 'yaml';
import {SOURCE_ID, type Source, sourceSchema} from '@/lib/data/sources';
import {choices, type Problem, SiteError} from '@/lib/errors';
import {hiddenCharacters, hiddenFault} from '@/lib/text-file';
import {slugFromTitle} from './slug';

/** The values of a source as they are typed; keys may be missing. */
export type TypedSource = Readonly<Partial<Record<'id' | 'title' | 'publisher' | 'year' | 'topics' | 'kind', string>>>;

export const KINDS = sourceSchema.shape.kind.options;

/** The questions of `npm run new -- source`, in the order of the keys in the register. */
export const QUESTIONS = {
  title: 'Title',
  publisher: 'Publisher: the body, journal or company',
  year: 'Year, or "living" for a page that is kept up to date',
  topics: 'Topics, separated by commas',
  kind: `Kind: ${KINDS.join(', ')}`,
} as const;

/** The address of a page, or of a DOI in any notation. Throws a SiteError for anything else. */
export function sourceAddress(written: string): string {
  const [, doi] = /^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/\S+?)[.,;]?$/i.exec(written.trim()) ?? [];
  if (doi) return `https://doi.org/${doi}`;
  if (/^https:\/\/[^/\s]+\.\S+$/.test(written.trim())) return written.trim();
  const problem =
    written === '' ? 'Which page or paper is the source?' : `"${written}" is neither an address nor a DOI.`;
  const fix = /^http:/i.test(written.trim())
    ? 'write it with https://'
    : 'write for example: npm run new -- source https://www.nhs.uk/conditions/vitamins/';
  throw new SiteError({problem, fix});
}

/** Throws a SiteError when the page is registered, ignoring case, slash, "www." and campaign parameters. */
export function refuseDouble(url: string, register: readonly Source[]): void {
  const same = register.find((source) => plain(source.url) === plain(url));
  if (!same) return;
  const problem = `The page is already in the register: ${same.id}, "${same.title}".`;
  throw new SiteError({problem, in: url, fix: `cite it as [@${same.id}]`});
}

const plain = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?&]utm_[^&#]*/g, '')
    .replace(/\/?(?:#.*)?$/, '');

/** What is wrong with a value of a source, by its key. */
export function valueProblem(key: string, value: string): Problem | undefined {
  const [hidden] = hiddenCharacters(value);
  if (hidden) return {...hiddenFault(hidden.name), in: key};
  if (value.replace(key === 'topics' ? /,/g : '', '').trim() === '') {
    return {problem: `"${key}" is missing.`, fix: `add --${key} "…": ${QUESTIONS[key as keyof typeof QUESTIONS]}`};
  }
  if (key === 'year' && value !== 'living' && !/^\d{4}$/.test(value)) {
    return {problem: `"${value}" is not a year.`, fix: 'write four digits, or living'};
  }
  if (key !== 'kind' || KINDS.some((kind) => kind === value)) return undefined;
  return {problem: `Unknown kind "${value}".`, fix: choices(value, KINDS)};
}

/** The lines of the register for a source. Throws a SiteError with every key that is missing or wrong. */
export function sourceEntry(url: string, typed: TypedSource, register: readonly Source[]): {id: string; text: string} {
  const {title = '', publisher = '', year = '', topics = '', kind = ''} = typed;
  const id =
    typed.id ??
    slugFromTitle(`${publisher.split(/\s+/)[0]} ${title}`, 'small')
      .split('-')
      .slice(0, 5)
      .join('-');
  const problems = Object.keys(QUESTIONS).flatMap(
    (key) => valueProblem(key, typed[key as keyof TypedSource] ?? '') ?? [],
  );
  // without title and publisher there is none yet
  if (id !== '' && !SOURCE_ID.test(id)) {
    problems.push({problem: `"${id}" cannot be an id.`, fix: 'use --id to set it: lower-case letters, digits and -'});
  } else if (register.some((source) => source.id === id)) {
    problems.push({problem: `The id "${id}" is taken.`, fix: 'choose another with --id'});
  }
  const [first, ...others] = problems;
  if (first) throw new SiteError(first, ...others);
  const entry = {
    title,
    publisher,
    url,
    year: year === 'living' ? year : Number(year),
    topics: topics.split(/\s*,\s*/).filter((topic) => topic !== ''),
    kind,
    // the author who adds it has its page open
    seen: 'page',
  };
  const document = new Document({[id]: entry});
  // on one line, as in the rest of the register
  (document.getIn([id, 'topics']) as YAMLSeq).flow = true;
  return {id, text: document.toString({flowCollectionPadding: false, lineWidth: 0})};
}
