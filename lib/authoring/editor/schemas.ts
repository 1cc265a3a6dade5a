import 'server-only';
import {z} from 'zod';
import {ledgerSchema} from '@/lib/authoring/check/ledger-file';
import {wordingSchema} from '@/lib/authoring/check/wording';
import {frontMatterSchemas} from '@/lib/content/front-matter/schema';
import {vocabularySchema} from '@/lib/content/tags';
import {drawing} from '@/lib/data/drawings';
import {nutrient} from '@/lib/data/rows';
import {sourceSchema} from '@/lib/data/sources';
import {figureSchemas} from '@/lib/figures/schema';
import {groupSchema} from '@/lib/output/files/search/synonym-file';
import {urgentSchema} from '@/lib/output/files/search/urgent-file';

interface EditorSchema {
  readonly title: string;
  readonly schema: z.ZodType;
  readonly files?: readonly string[];
}

/** Name of a schema file → its contents. A new data file is a line here. */
export const EDITOR_SCHEMAS: Readonly<Record<string, EditorSchema>> = {
  'front-matter-doc': {title: 'Front matter of a doc', schema: frontMatterSchemas.doc},
  'front-matter-post': {title: 'Front matter of a post', schema: frontMatterSchemas.post},
  'front-matter-page': {title: 'Front matter of a page', schema: frontMatterSchemas.page},
  figure: {
    title: 'A figure, as in a fenced block with the language figure',
    schema: z.union(Object.values(figureSchemas)),
    files: ['**/*.figure.yml'],
  },
  sources: {
    title: 'The register of sources',
    schema: z.record(z.string(), sourceSchema),
    files: ['content/data/sources.yml'],
  },
  nutrients: {
    title: 'Facts about vitamins and minerals',
    schema: z.object({
      vitamins: z.record(z.string(), nutrient).optional(),
      minerals: z.record(z.string(), nutrient).optional(),
    }),
    files: ['content/data/facts/vitamins.yml', 'content/data/facts/minerals.yml'],
  },
  tags: {
    title: 'The tags articles may use',
    schema: vocabularySchema,
    files: ['content/tags.yml'],
  },
  synonyms: {
    title: 'Words the search treats as synonyms',
    schema: z.array(groupSchema),
    files: ['content/data/synonyms.yml'],
  },
  urgent: {
    title: 'The notes with phone numbers above the answers of the search',
    schema: urgentSchema,
    files: ['content/data/urgent/notes.yml'],
  },
  drawings: {
    title: 'Drawings of yoga poses',
    schema: z.record(z.string(), drawing),
    files: ['content/data/drawings/poses.yml', 'content/data/drawings/people.yml'],
  },
  ledger: {
    title: 'The evidence searches for each article',
    schema: ledgerSchema,
    files: ['content/data/ledger/*.yml'],
  },
  phrases: {
    title: 'Words the site avoids',
    schema: wordingSchema,
    files: ['content/data/phrases.yml'],
  },
};

export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};

/** The JSON Schema for editors: what an author may write, explained by the descriptions of the schema. */
export function jsonSchema({title, schema}: EditorSchema): Json {
  const plain = z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any', target: 'draft-7'});
  return {title, ...(JSON.parse(JSON.stringify(plain)) as object)} as Json;
}
