import 'server-only';
import {z} from 'zod';
import {schemaProblems} from '@/lib/config/zod-problem';
import {readDataFile} from '@/lib/data/data-file';
import {choices, SiteError} from '@/lib/errors';
import {cachedYaml} from '@/lib/yaml';
import {type SynonymGroup, URGENCIES} from './synonyms';
import {wordsOf} from './words';

const FILE = 'content/data/synonyms.yml';

const phrase = z
  .string({error: 'write a word or a short phrase; put numbers in quotes'})
  .refine((text) => !/[,;\n]/.test(text), 'write it without commas and semicolons')
  .refine((text) => wordsOf(text).length > 0 && wordsOf(text).length <= 5, 'write one to five words');

const link = z.strictObject({
  label: z
    .string()
    .regex(/^[^;\n]+$/, 'write it without semicolons')
    .describe('What the link says.'),
  to: z
    .string()
    .regex(/^\/[^\s?]*$/, 'write the route of an article, as in /docs/wellness/Finding-Help#the-doctor')
    .describe('Route of an article, with the id of the heading where one fits.'),
});

/** An entry of content/data/synonyms.yml. */
export const groupSchema = z
  .strictObject({
    same: z.array(phrase).min(1).describe('Words and phrases that mean the same; each finds the others.'),
    also: z.array(phrase).optional().describe('What readers type for it. Not looked for in articles.'),
    urgent: z
      .enum(URGENCIES)
      .optional()
      .describe(
        'A question with any of these phrases gets a note above the answers: crisis for thoughts of suicide or self-harm, emergency for danger to life right now.',
      ),
    unless: z.array(phrase).min(1).optional().describe('With urgent: what makes the question harmless. No note then.'),
    see: z.array(link).min(1).optional().describe('With urgent: links of the note; the answers begin with them.'),
  })
  .refine(({urgent, unless, see}) => urgent || !(unless || see), {
    path: ['urgent'],
    error: 'write urgent: crisis or urgent: emergency beside unless and see, or leave them out',
  });

/** The ids of an article by its route; undefined where there is none. */
type IdsOf = (route: string) => ReadonlySet<string> | undefined;

/** The list of content/data/synonyms.yml. Throws a SiteError with the line of the first group at fault; with `idsOf` also for a link that leads nowhere. */
export function readSynonyms(root = process.cwd(), idsOf?: IdsOf): readonly SynonymGroup[] {
  return parseSynonyms(readDataFile(FILE, root), idsOf);
}

/** The groups of a YAML text. Exported for tests. */
export function parseSynonyms(text: string, idsOf?: IdsOf): readonly SynonymGroup[] {
  const yaml = cachedYaml(text, FILE);
  const parsed = z.array(groupSchema).safeParse(yaml.data ?? [], {reportInput: true});
  if (!parsed.success) {
    const [first] = schemaProblems(parsed.error, z.array(groupSchema));
    throw new SiteError({problem: first!.problem, ...yaml.place(first!.path), fix: first!.fix});
  }
  refuseRepeats(parsed.data, yaml.place);
  if (idsOf) refuseDeadLinks(parsed.data, yaml.place, idsOf);
  return parsed.data;
}

type PlaceOf = (path: readonly PropertyKey[]) => {line: number; column: number};

function refuseDeadLinks(groups: readonly SynonymGroup[], place: PlaceOf, idsOf: IdsOf): void {
  groups.forEach(({see = []}, group) => {
    see.forEach(({to}, at) => {
      const [route = '', id] = to.split('#');
      const ids = idsOf(route);
      if (ids && (id === undefined || ids.has(id))) return;
      throw new SiteError({
        problem: ids ? `${route} has no anchor #${id}.` : `There is no article ${route}.`,
        file: FILE,
        ...place([group, 'see', at, 'to']),
        fix: ids ? choices(id ?? '', [...ids]) : 'write the route of an article that is in lists',
      });
    });
  });
}

function refuseRepeats(groups: readonly SynonymGroup[], place: PlaceOf): void {
  const seen = new Map<string, number>();
  groups.forEach(({same}, group) => {
    same.forEach((text, at) => {
      const key = text.toLowerCase();
      const first = seen.get(key);
      if (first !== undefined) {
        throw new SiteError({
          problem: `"${text}" is in two groups.`,
          file: FILE,
          ...place([group, 'same', at]),
          fix: `join the group with the one of line ${place([first]).line}, or move it to \`also\``,
        });
      }
      seen.set(key, group);
    });
  });
}
