import 'server-only';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {planSchema} from '@/lib/check/plan-file';
import {wordingSchema} from '@/lib/check/wording';
import {frontMatterSchemas} from '@/lib/content/front-matter';
import {vocabularySchema} from '@/lib/content/tags';
import {drawing} from '@/lib/data/drawings';
import {nutrient} from '@/lib/data/rows';
import {sourceSchema} from '@/lib/data/sources';
import {figureSchemas} from '@/lib/figures/schema';
import {groupSchema} from '@/lib/search/synonym-file';
import {docComments} from './doc-comments';

interface EditorSchema {
  readonly title: string;
  readonly schema: z.ZodType;
  /** The module whose doc comments explain the keys. */
  readonly explainedIn?: string;
  /** The files of the project it belongs to. */
  readonly files?: readonly string[];
}

const FRONT_MATTER = 'lib/content/front-matter.ts';

/** Name of a schema file → what is in it. A new data file is a line here. */
export const EDITOR_SCHEMAS: Readonly<Record<string, EditorSchema>> = {
  'front-matter-doc': {title: 'Front matter of a doc', schema: frontMatterSchemas.doc, explainedIn: FRONT_MATTER},
  'front-matter-post': {title: 'Front matter of a post', schema: frontMatterSchemas.post, explainedIn: FRONT_MATTER},
  'front-matter-page': {title: 'Front matter of a page', schema: frontMatterSchemas.page, explainedIn: FRONT_MATTER},
  figure: {
    title: 'A figure, as in a fenced block with the language figure',
    schema: z.union(Object.values(figureSchemas)),
    explainedIn: 'lib/figures/kinds/common.ts',
    files: ['**/*.figure.yml'],
  },
  sources: {
    title: 'The register of sources',
    schema: z.record(z.string(), sourceSchema),
    explainedIn: 'lib/data/sources.ts',
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
    explainedIn: 'lib/content/tags.ts',
    files: ['content/tags.yml'],
  },
  synonyms: {
    title: 'Words the search takes for each other',
    schema: z.array(groupSchema),
    explainedIn: 'lib/search/synonym-file.ts',
    files: ['content/data/synonyms.yml'],
  },
  drawings: {
    title: 'Drawings of yoga poses',
    schema: z.record(z.string(), drawing),
    explainedIn: 'lib/data/drawings.ts',
    files: ['content/data/drawings/poses.yml'],
  },
  plan: {
    title: 'What has been promised of each article',
    schema: planSchema,
    explainedIn: 'lib/check/plan-file.ts',
    files: ['content/data/plan.yml'],
  },
  phrases: {
    title: 'Words the site does without',
    schema: wordingSchema,
    explainedIn: 'lib/check/wording.ts',
    files: ['content/data/phrases.yml'],
  },
};

export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};

/** The JSON Schema an editor reads: what an author may write, with the doc comments of the code as explanations. */
export function jsonSchema({title, schema, explainedIn}: EditorSchema, root: string): Json {
  const plain = z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any', target: 'draft-7'});
  const comments = explainedIn ? docComments(readFileSync(path.join(root, explainedIn), 'utf8')) : new Map();
  return {title, ...(explain(JSON.parse(JSON.stringify(plain)) as Json, comments) as object)} as Json;
}

function explain(node: Json, comments: ReadonlyMap<string, string>): Json {
  if (Array.isArray(node)) return node.map((item) => explain(item, comments));
  if (!isGroup(node)) return node;
  const entries = Object.entries(node).map(([key, child]): [string, Json] => {
    if (key !== 'properties' || !isGroup(child)) return [key, explain(child, comments)];
    const described = Object.entries(child).map(([name, value]): [string, Json] => {
      const description = comments.get(name);
      const inner = explain(value, comments);
      return [name, description && isGroup(inner) ? {description, ...inner} : inner];
    });
    return [key, Object.fromEntries(described)];
  });
  return Object.fromEntries(entries);
}

function isGroup(node: Json): node is {readonly [key: string]: Json} {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
