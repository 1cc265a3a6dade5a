import 'server-only';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {schemaProblems} from '@/lib/config/zod-problem';
import {type Place, SiteError} from '@/lib/errors';
import {decodeText} from '@/lib/text-file';
import {cachedYaml} from '@/lib/yaml';

const FILE = 'content/data/plan.yml';

const route = z.string().regex(/^\/\S+$/, 'an address that begins with "/"');

const entry = z.strictObject({
  tags: z.array(z.string()).min(1).describe('The tags the article carries, no more and no fewer.'),
  figure: z.boolean().describe('Has the article a figure?'),
  inline: z.array(route).default([]).describe('Articles its prose links to.'),
  readNext: z
    .array(route)
    .default([])
    .describe('Articles its closing list links to, because they are later than the post.'),
});

/** Route → what has been promised of the article there. */
export const planSchema = z.record(route, entry);

export interface PlanEntry extends z.output<typeof entry> {
  /** Where the promise is written. */
  readonly place: Place;
}
export type Plan = ReadonlyMap<string, PlanEntry>;

/** What content/data/plan.yml promises; nothing when there is no such file. Throws a SiteError when it is not sound. */
export function readPlan(root: string): Plan {
  const file = path.join(root, FILE);
  if (!existsSync(file)) return new Map();
  const document = cachedYaml(decodeText(readFileSync(file), FILE), FILE);
  const result = planSchema.safeParse(document.data ?? {}, {reportInput: true});
  if (!result.success) {
    const [first] = schemaProblems(result.error, planSchema, document.data);
    throw new SiteError({problem: first!.problem, ...document.place(first!.path), fix: first!.fix});
  }
  return new Map(Object.entries(result.data).map(([key, value]) => [key, {...value, place: document.place([key])}]));
}
