import 'server-only';
import {z} from 'zod';
import {requireValid} from '@/lib/config/read-valid';
import {readDataFile} from '@/lib/data/data-file';
import {SiteError} from '@/lib/errors';
import {type SynonymGroup, wordsOf} from '@/lib/search';
import {cachedYaml} from '@/lib/yaml';

const FILE = 'content/data/synonyms.yml';

const phrase = z
  .string({error: 'write a word or a short phrase; put numbers in quotes'})
  .refine((text) => !/[,;\n]/.test(text), 'write it without commas and semicolons')
  .refine((text) => wordsOf(text).length > 0 && wordsOf(text).length <= 5, 'write one to five words');

/** An entry of content/data/synonyms.yml. */
export const groupSchema = z.strictObject({
  same: z.array(phrase).min(1).describe('Words and phrases with the same meaning; each finds the others.'),
  also: z.array(phrase).optional().describe('What readers type for it. Not searched for in articles.'),
});

const listSchema = z.array(
  groupSchema.refine(({same, also = []}) => same.length + also.length > 1, 'add what else readers type, or delete it'),
);

/** The groups of content/data/synonyms.yml. Throws a SiteError with the line of the first invalid group. */
export function readSynonyms(root = process.cwd()): readonly SynonymGroup[] {
  return parseSynonyms(readDataFile(FILE, root));
}

/** The groups of a YAML text. Exported for tests. */
export function parseSynonyms(text: string): readonly SynonymGroup[] {
  const yaml = cachedYaml(text, FILE);
  const groups = requireValid(listSchema, yaml, {empty: []});
  refuseRepeats(groups, yaml.place);
  return groups;
}

type PlaceOf = (path: readonly PropertyKey[]) => {line: number; column: number};

function refuseRepeats(groups: readonly SynonymGroup[], place: PlaceOf): void {
  const seen = new Map<string, number>();
  groups.forEach(({same}, group) => {
    same.forEach((text, index) => {
      const key = text.toLowerCase();
      const first = seen.get(key);
      if (first !== undefined) {
        throw new SiteError({
          problem: `"${text}" is in two groups.`,
          file: FILE,
          ...place([group, 'same', index]),
          fix: `merge the group with the one of line ${place([first]).line}, or move it to \`also\``,
        });
      }
      seen.set(key, group);
    });
  });
}
