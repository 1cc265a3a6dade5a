import 'server-only';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {requireValid} from '@/lib/config/read-valid';
import {day} from '@/lib/content/front-matter/schema';
import {readDataFile} from '@/lib/data/data-file';
import type {Place} from '@/lib/errors';
import {cachedYaml} from '@/lib/yaml';

const FOLDER = 'content/data/ledger';

const phrases = z.array(z.string().trim().min(1));
const row = z.strictObject({
  day: day.describe('The day evidence was last searched for: the same as `searched` in the article.'),
  points: z
    .int()
    .min(1)
    .describe('The points a reader would find on the best public pages, counted before the article was edited.'),
  before: z.int().min(0).describe('Points that were fully covered before.'),
  after: z.int().min(0).describe('Points that are fully covered now.'),
  closed: phrases.describe('The gaps that were closed, a phrase for each.'),
  left: phrases.describe('What was left out, and why.'),
  queries: phrases.min(1).describe('What was searched for.'),
  newest: z.string().trim().min(1).describe('The newest work that was read.'),
  found: z.string().trim().min(1).describe('What changed in the text because of it.'),
  checker: z.string().trim().min(1).describe('Who checked the text without having worked on it.'),
});

/** An article's file below content, without its extension → row. */
export const ledgerSchema = z.record(z.string(), row);

interface LedgerRow extends z.output<typeof row> {
  readonly place: Place;
}
export type Ledger = ReadonlyMap<string, LedgerRow>;

/** The evidence searches for each article: the files of content/data/ledger. Throws a SiteError when one is invalid. */
export function readLedger(root: string): Ledger {
  const folder = path.join(root, FOLDER);
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.yml'))
      .flatMap((name) => rowsOf(root, `${FOLDER}/${name}`)),
  );
}

function rowsOf(root: string, file: string): [string, LedgerRow][] {
  const document = cachedYaml(readDataFile(file, root), file);
  const rows = requireValid(ledgerSchema, document, {empty: {}});
  return Object.entries(rows).map(([key, value]) => [key, {...value, place: document.place([key])}]);
}
