import 'server-only';
import {z} from 'zod';
import {cached, hashOf} from '@/lib/cache/cache';
import {inputsHash} from '@/lib/cache/cache-inputs';
import {requireValid} from '@/lib/config/read-valid';
import {readDataFile} from '@/lib/data/data-file';
import {choices, SiteError} from '@/lib/errors';
import {learnUrgent, URGENCIES, type UrgentKnowledge, type UrgentMessages} from '@/lib/search';
import {cachedYaml} from '@/lib/yaml';

const FOLDER = 'content/data/urgent';
const FILE = `${FOLDER}/notes.yml`;

const word = z.string({error: 'write a word; put numbers in quotes'}).regex(/^\S+$/, 'write one word');

const topic = z.strictObject({
  label: z.string().min(1).describe('The text of the link.'),
  to: z
    .string()
    .regex(/^\/[^\s?]*$/, 'write the route of an article, as in /docs/wellness/Finding-Help#the-doctor')
    .describe('Route of an article, with the id of a heading if one fits.'),
  kind: z
    .enum(URGENCIES)
    .describe('crisis for thoughts of suicide or self-harm, emergency for danger to life right now.'),
  words: z
    .array(z.string({error: 'write words; put numbers in quotes'}).min(1))
    .min(1)
    .optional()
    .describe('Words and phrases of the messages that lead there. Without them, every note of the kind has the link.'),
});

/** The shape of content/data/urgent/notes.yml. */
export const urgentSchema = z.strictObject({
  slips: z.array(word).describe('Serious words that are also recognised with a typing mistake.'),
  notSlips: z.array(word).describe('Words that look like a typing mistake of one of those, but are none.'),
  topics: z
    .array(topic)
    .describe(
      'The links of the notes. The article of the first one is also the first result, or the second in an emergency.',
    ),
});

type UrgentNotes = z.output<typeof urgentSchema>;

/** The ids in an article by its route; undefined when there is no such article. */
type IdsOf = (route: string) => ReadonlySet<string> | undefined;

/** content/data/urgent/notes.yml. Throws a SiteError for the first fault; with `idsOf` also for broken links. */
export function readUrgentNotes(root = process.cwd(), idsOf?: IdsOf): UrgentNotes {
  return parseUrgentNotes(readDataFile(FILE, root), idsOf);
}

/** The notes of a YAML text. Exported for tests. */
export function parseUrgentNotes(text: string, idsOf?: IdsOf): UrgentNotes {
  const yaml = cachedYaml(text, FILE);
  const notes = requireValid(urgentSchema, yaml, {empty: {slips: [], notSlips: [], topics: []}});
  if (idsOf) refuseDeadLinks(notes, yaml.place, idsOf);
  return notes;
}

type PlaceOf = (path: readonly PropertyKey[]) => {line: number; column: number};

function refuseDeadLinks({topics}: UrgentNotes, place: PlaceOf, idsOf: IdsOf): void {
  topics.forEach(({to}, index) => {
    const [route = '', id] = to.split('#');
    const ids = idsOf(route);
    if (ids && (id === undefined || ids.has(id))) return;
    throw new SiteError({
      problem: ids ? `${route} has no anchor #${id}.` : `The article ${route} does not exist.`,
      file: FILE,
      ...place(['topics', index, 'to']),
      fix: ids ? choices(id ?? '', [...ids]) : 'write the route of a listed article',
    });
  });
}

/** The messages of content/data/urgent/*.txt, one per line. Throws a SiteError for a repeated one. */
export function readUrgentMessages(root = process.cwd()): UrgentMessages {
  const places = new Map<string, string>();
  const read = (name: keyof UrgentMessages) => {
    const file = `${FOLDER}/${name}.txt`;
    return readDataFile(file, root)
      .split('\n')
      .flatMap((text, index) => {
        const message = text.trim();
        if (message === '' || message.startsWith('#')) return [];
        const place = `${file}:${index + 1}`;
        const first = places.get(message.toLowerCase());
        if (first) {
          const problem = `"${message}" is also in ${first}.`;
          throw new SiteError({problem, file, line: index + 1, column: 1, fix: 'remove it from one of them'});
        }
        places.set(message.toLowerCase(), place);
        return [message];
      });
  };
  return {
    crisis: read('crisis'),
    emergency: read('emergency'),
    ordinary: read('ordinary'),
    either: read('either'),
  };
}

/** How urgent messages are recognised, and what their notes say. `textsOf` a page are what readers type to find it. */
export async function urgentKnowledge(textsOf: ReadonlyMap<string, readonly string[]>): Promise<UrgentKnowledge> {
  const messages = readUrgentMessages();
  const notes = readUrgentNotes();
  const noted = new Set(notes.topics.map(({to}) => to.split('#')[0]!));
  const texts = [...textsOf].flatMap(([route, found]) => (noted.has(route) ? [] : found));
  const key = hashOf(inputsHash('code'), JSON.stringify([messages, texts]));
  return {...notes, ...(await cached('urgent', key, () => learnUrgent(messages, texts)))};
}
