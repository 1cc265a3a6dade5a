import 'server-only';
import {z} from 'zod';
import {requireValid} from '@/lib/config/read-valid';
import {readDataFile} from '@/lib/data/data-file';
import {choices, SiteError} from '@/lib/errors';
import {partsOf, URGENCIES, type UrgentRules} from '@/lib/search';
import {cachedYaml} from '@/lib/yaml';

const FILE = 'content/data/urgent.yml';

const pattern = z
  .string({error: 'write words, or a pattern of words; put numbers in quotes'})
  .refine((text) => partsOf(text).length > 0 && partsOf(text).length <= 7, 'write one to seven words');

const word = z.string({error: 'write a word; put numbers in quotes'}).regex(/^\S+$/, 'write one word');

const link = z.strictObject({
  label: z.string().min(1).describe('The text of the link.'),
  to: z
    .string()
    .regex(/^\/[^\s?]*$/, 'write the route of an article, as in /docs/wellness/Finding-Help#the-doctor')
    .describe('Route of an article, with the id of a heading if one fits.'),
});

const rule = z
  .strictObject({
    kind: z
      .enum(URGENCIES)
      .describe('crisis for thoughts of suicide or self-harm, emergency for danger to life right now.'),
    phrases: z.array(pattern).min(1).optional().describe('Patterns whose words must follow one another.'),
    named: z
      .array(pattern)
      .min(1)
      .optional()
      .describe('Names of illnesses; a message of more than ten words must have a word of the set `now` near them.'),
    together: z
      .array(pattern)
      .min(1)
      .optional()
      .describe('Patterns whose words must be near one another, in any order.'),
    unless: z
      .array(pattern)
      .min(1)
      .optional()
      .describe('Words nearby that make the message harmless: no note is shown.'),
    see: z.array(link).min(1).optional().describe('Links of the note; the answers start with them.'),
  })
  .refine(({phrases, named, together}) => phrases || named || together, {
    path: ['kind'],
    error: 'add phrases, named or together',
  });

/** The shape of content/data/urgent.yml. */
export const urgentSchema = z.strictObject({
  sets: z
    .record(z.string().regex(/^[a-z]+$/, 'write a name in lower case'), z.array(pattern).min(1))
    .describe('Words and phrases that patterns refer to by name, as <child>.'),
  slips: z.array(word).describe('Serious words that are also recognised with a typing mistake.'),
  notSlips: z.array(word).describe('Words that look like a typing mistake of one of those, but are none.'),
  rules: z.array(rule),
});

/** The ids in an article by its route; undefined when there is no such article. */
type IdsOf = (route: string) => ReadonlySet<string> | undefined;

/**
 * Reads content/data/urgent.yml. Throws a SiteError with the first fault's line; with `idsOf` also for broken links.
 */
export function readUrgentRules(root = process.cwd(), idsOf?: IdsOf): UrgentRules {
  return parseUrgentRules(readDataFile(FILE, root), idsOf);
}

/** The rules of a YAML text. Exported for tests. */
export function parseUrgentRules(text: string, idsOf?: IdsOf): UrgentRules {
  const yaml = cachedYaml(text, FILE);
  const rules = requireValid(urgentSchema, yaml, {empty: {sets: {}, slips: [], notSlips: [], rules: []}});
  refuseUnknownSets(rules, yaml.place);
  if (idsOf) refuseDeadLinks(rules, yaml.place, idsOf);
  return rules;
}

type PlaceOf = (path: readonly PropertyKey[]) => {line: number; column: number};

function refuseUnknownSets({sets, rules}: UrgentRules, place: PlaceOf): void {
  const names = Object.keys(sets);
  const check = (patterns: readonly string[] = [], path: readonly PropertyKey[], known: readonly string[]) => {
    patterns.forEach((text, at) => {
      for (const part of partsOf(text)) {
        if (!('set' in part) || known.includes(part.set)) continue;
        throw new SiteError({
          problem: `There is no set <${part.set}>${names.includes(part.set) ? ' before this one' : ''}.`,
          file: FILE,
          ...place([...path, at]),
          fix: choices(part.set, known),
        });
      }
    });
  };
  for (const [at, name] of names.entries()) check(sets[name], ['sets', name], names.slice(0, at));
  for (const [at, rule] of rules.entries()) {
    for (const key of ['phrases', 'named', 'together', 'unless'] as const) check(rule[key], ['rules', at, key], names);
  }
}

function refuseDeadLinks({rules}: UrgentRules, place: PlaceOf, idsOf: IdsOf): void {
  rules.forEach(({see = []}, rule) => {
    see.forEach(({to}, at) => {
      const [route = '', id] = to.split('#');
      const ids = idsOf(route);
      if (ids && (id === undefined || ids.has(id))) return;
      throw new SiteError({
        problem: ids ? `${route} has no anchor #${id}.` : `The article ${route} does not exist.`,
        file: FILE,
        ...place(['rules', rule, 'see', at, 'to']),
        fix: ids ? choices(id ?? '', [...ids]) : 'write the route of a listed article',
      });
    });
  });
}
