import {stem} from './stem';
import type {SynonymGroup, Urgency, UrgentContact, UrgentLink} from './synonyms';
import {wordsOf} from './words';

/** The note above the answers to a query that names a crisis or an emergency. */
export interface Urgent {
  readonly kind: Urgency;
  readonly links: readonly UrgentLink[];
  /** Whom to call: of a crisis all, of an emergency the emergency numbers alone. */
  readonly contacts: readonly UrgentContact[];
}

/** Words that may occur inside a phrase without changing its sense: "pain in (my) chest". */
const FILLERS: ReadonlySet<string> = new Set(
  'a an the my his her their our your this that some any just really so very all even left right lower upper actually literally bloody fucking is are was has have and feel feels gone going went suddenly being'
    .split(' ')
    .map(stem),
);

type Stems = readonly string[];

/**
 * Tells of a run of stems, all words of a query in their order, whether it is urgent. An emergency goes before a crisis. Of `contacts` the first
 * are the emergency numbers.
 */
export function compileUrgent(
  groups: readonly SynonymGroup[],
  contacts: readonly UrgentContact[],
): (query: Stems) => Urgent | undefined {
  const marks = groups.flatMap(({same, also = [], urgent, unless = [], see = []}) =>
    urgent ? [{urgent, see, phrases: [...same, ...also].map(stemsOf), unless: unless.map(stemsOf)}] : [],
  );
  return (query) => {
    const isNamed = (phrase: Stems) => query.some((_, from) => standsAt(phrase, query, from));
    const met = marks.filter(({phrases, unless}) => phrases.some(isNamed) && !unless.some(isNamed));
    if (met.length === 0) return undefined;
    const links = met.flatMap(({see}) => see);
    const isCrisis = met.some(({urgent}) => urgent === 'crisis');
    return {
      kind: met.some(({urgent}) => urgent === 'emergency') ? 'emergency' : 'crisis',
      links: [...new Map(links.map((link) => [link.to, link])).values()],
      contacts: isCrisis ? contacts : contacts.slice(0, 1),
    };
  };
}

function stemsOf(text: string): Stems {
  return wordsOf(text).map((word) => word.stem);
}

function standsAt(phrase: Stems, query: Stems, from: number): boolean {
  let at = from;
  for (const wanted of phrase) {
    while (at > from && query[at] !== wanted && FILLERS.has(query[at] ?? '')) at++;
    if (query[at] !== wanted) return false;
    at++;
  }
  return true;
}
