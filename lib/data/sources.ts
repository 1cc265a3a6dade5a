import 'server-only';
import {z} from 'zod';
import {firstSchemaProblem} from '@/lib/config/zod-problem';
import {choices, SiteError} from '@/lib/errors';
import {smarten} from '@/lib/figures/text';
import {cachedYaml, type YamlText} from '@/lib/yaml';
import {readDataFile} from './data-file';
import {untilSaved} from './until-saved';

const FILE = 'content/data/sources.yml';

/** An entry of content/data/sources.yml. */
export const sourceSchema = z.strictObject({
  title: z.string().min(1),
  publisher: z.string().min(1),
  url: z.url({protocol: /^https$/, error: 'a whole address that begins with https://'}),
  year: z
    .union([z.number().int(), z.literal('living')], 'a year without quotes, such as 2019, or living')
    .describe('A year, or "living" for a page that is kept up to date.'),
  topics: z.array(z.string()).min(1),
  kind: z.enum([
    'fact-sheet',
    'guideline',
    'systematic-review',
    'trial',
    'cohort',
    'textbook',
    'extension',
    'standard',
  ]),
  checked: z.boolean(),
  seen: z.enum(['page', 'sitemap', 'cited', 'pmid']).optional(),
  note: z.string().optional(),
});

export interface Source extends z.output<typeof sourceSchema> {
  readonly id: string;
}

const register = untilSaved(
  () => [FILE],
  () => readSources(readDataFile(FILE), FILE),
);

/** Every source of the register, in its order. Throws a SiteError for the first entry that is not sound. */
export function allSources(): readonly Source[] {
  return [...register().values()];
}

/** The source with this id. Throws a SiteError with the nearest ids when there is none. */
export function getSource(id: string): Source {
  const source = register().get(id);
  if (source) return source;
  throw new SiteError({
    problem: `Unknown source "${id}".`,
    in: FILE,
    fix: choices(id, [...register().keys()], 8),
  });
}

/** Is there a source with this id? */
export function isSource(id: string): boolean {
  return register().has(id);
}

/** The register from its YAML text. Throws a SiteError with the line of the first unsound entry. */
export function readSources(text: string, file: string): ReadonlyMap<string, Source> {
  const document = cachedYaml(text, file);
  const entries = Object.entries((document.data ?? {}) as Record<string, unknown>);
  return new Map(entries.map(([id, value]) => [id, readSource(id, value, document)]));
}

function readSource(id: string, value: unknown, document: YamlText): Source {
  const result = sourceSchema.safeParse(value, {reportInput: true});
  if (result.success) return {id, ...result.data, title: smarten(result.data.title)};
  const {path: keys, problem, fix} = firstSchemaProblem(result.error, sourceSchema, value);
  throw new SiteError({problem: `Source "${id}": ${problem}`, ...document.place([id, ...keys]), fix});
}
