import 'server-only';
import {z} from 'zod';
import {requireValid} from '@/lib/config/read-valid';
import {choices, SiteError} from '@/lib/errors';
import {Faults} from '@/lib/faults';
import {memoizeFiles, toleratedFaults} from '@/lib/memoize-files';
import {smarten} from '@/lib/typography';
import {cachedYaml} from '@/lib/yaml';
import {readDataFile} from './data-file';

export const SOURCES_FILE = 'content/data/sources.yml';

/** What an id looks like that an article can cite. */
export const SOURCE_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** An entry of content/data/sources.yml. */
export const sourceSchema = z.strictObject({
  title: z.string().min(1),
  publisher: z.string().min(1),
  url: z.url({protocol: /^https$/, error: 'a whole address that starts with https://'}),
  year: z
    .union([z.number().int(), z.literal('living')], 'a year without quotes, such as 2019, or living')
    .describe('A year, or "living" for a page that is kept up to date.'),
  topics: z.array(z.string()).min(1),
  kind: z.enum([
    'fact-sheet',
    'guideline',
    'systematic-review',
    'review',
    'trial',
    'observational',
    'case-report',
    'laboratory',
    'survey',
    'statistics',
    'law',
    'standard',
    'textbook',
    'extension',
    'news',
    'seller',
    'blog',
  ]),
  seen: z.enum(['page', 'abstract', 'copy', 'report', 'none']).describe('What was read of it; readers see it.'),
  note: z.string().optional(),
});

export interface Source extends z.output<typeof sourceSchema> {
  readonly id: string;
}

/** Takes the place of a source while the register cannot be read. */
const UNKNOWN: Omit<Source, 'id' | 'title'> = {
  publisher: '',
  url: '',
  year: 'living',
  topics: [],
  kind: 'textbook',
  seen: 'none',
};

/** The sources by id; the same map until the file changes. Throws a SiteError for invalid entries. */
export const register = memoizeFiles(
  () => [SOURCES_FILE],
  () => readSources(readDataFile(SOURCES_FILE), SOURCES_FILE),
  new Map(),
);

/** Every source of the register, in order. Throws a SiteError for invalid entries. */
export function allSources(): readonly Source[] {
  return [...register().values()];
}

/** The source with this id. Throws a SiteError with similar ids when there is none. */
export function getSource(id: string): Source {
  const known = readableRegister();
  const source = known ? known.get(id) : {...UNKNOWN, id, title: id};
  if (source) return source;
  throw new SiteError({problem: `Unknown source "${id}".`, in: SOURCES_FILE, fix: choices(id, [...known!.keys()], 8)});
}

/** Whether there is a source with this id, or it cannot be known. */
export const isSource = (id: string) => readableRegister()?.has(id) ?? true;

/** Undefined for a register with errors, which checkData reports: articles are then read as if it had their sources. */
function readableRegister(): ReadonlyMap<string, Source> | undefined {
  const known = new Faults().attempt('data', register);
  return known?.size === 0 && toleratedFaults().length > 0 ? undefined : known;
}

/** The register from its YAML text. Throws a SiteError with everything wrong in its entries. */
export function readSources(text: string, file: string): ReadonlyMap<string, Source> {
  const document = cachedYaml(text, file);
  if (document.data === null) {
    throw new SiteError({problem: `${file} is empty.`, file, fix: `restore it with git restore ${file}, or write {}`});
  }
  const faults = new Faults();
  const register = new Map<string, Source>();
  for (const [id, value] of Object.entries(document.data as Record<string, unknown>)) {
    if (!SOURCE_ID.test(id)) {
      const fix = 'write small letters, digits and hyphens, such as nhs-vitamin-d';
      faults.add('data', {problem: `"${id}" cannot be the id of a source.`, ...document.place([id]), fix});
    }
    const entry = {data: value, place: (path: readonly PropertyKey[]) => document.place([id, ...path])};
    const source = faults.attempt('data', () => requireValid(sourceSchema, entry, {prefix: `Source "${id}": `}));
    if (source) register.set(id, {id, ...source, title: smarten(source.title)});
  }
  faults.throwAll();
  return register;
}
