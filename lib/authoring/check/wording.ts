import 'server-only';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {requireValid} from '@/lib/config/read-valid';
import {readDataFile} from '@/lib/data/data-file';
import {cachedYaml} from '@/lib/yaml';

const FILE = 'content/data/phrases.yml';

export const wordingSchema = z.strictObject({
  phrases: z
    .record(z.string().min(3), z.string().min(1))
    .default({})
    .describe('Phrase → what to write instead. Ignores case, and matches words that start with the phrase.'),
  fixedTitles: z
    .array(z.string().min(1))
    .default([])
    .describe('Texts fixed by docs/specification.md, in which phrases do not count.'),
  plainWords: z
    .array(z.string().min(1))
    .default([])
    .describe('Long words that every reader of this site knows; each counts as two syllables.'),
});

export type Wording = z.output<typeof wordingSchema>;

/** Phrases that articles should avoid, from content/data/phrases.yml. Throws a SiteError when the file is invalid. */
export function readWording(root: string): Wording {
  if (!existsSync(path.join(root, FILE))) return wordingSchema.parse({});
  return requireValid(wordingSchema, cachedYaml(readDataFile(FILE, root), FILE), {empty: {}});
}
