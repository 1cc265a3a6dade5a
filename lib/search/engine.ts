import {excerpt, mark, type Piece} from './excerpt';
import {type EntryKind, headingOf, type SearchIndex, type SearchText} from './payload';
import {createPostings, type Fields, type FieldWeight} from './postings';
import {type Query, readQuery} from './query';
import {bestSection, type Place, type SectionWords} from './section';
import {createVocabulary} from './spelling';
import {compileSynonyms, type Synonyms} from './synonyms';
import {isStopWord, wordsOf} from './words';

export interface Filter {
  readonly kind?: EntryKind;
  /** Id of an area. */
  readonly area?: string;
}

export interface Hit {
  /** Route and, where the answer stands below a heading, `#id`. Without base path. */
  readonly path: string;
  readonly title: readonly Piece[];
  readonly heading?: readonly Piece[];
  readonly excerpt: readonly Piece[];
  readonly kind: EntryKind;
  readonly area: {readonly id: string; readonly label: string};
}

export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

export interface Found {
  readonly query: string;
  /** Best first. */
  readonly hits: readonly Hit[];
  /** How many there are; `hits` may hold fewer. */
  readonly total: number;
  readonly kinds: readonly Facet[];
  readonly areas: readonly Facet[];
  readonly tags: readonly {readonly label: string; readonly path: string}[];
  /** The question with its slips mended. */
  readonly suggestion?: string;
  /** True when the full text has been searched too. */
  readonly isFull: boolean;
  /** True when titles and summaries alone do not answer it well, and the full text may. */
  readonly isWeak: boolean;
}

export interface Engine {
  readonly hasText: boolean;
  addText(text: SearchText): void;
  search(question: string, filter?: Filter): Found;
}

const WEIGHTS: Readonly<Record<string, FieldWeight>> = {
  title: {weight: 6, lengthPenalty: 0.3},
  tags: {weight: 2.2, lengthPenalty: 0.3},
  summary: {weight: 2.6, lengthPenalty: 0.2},
  headings: {weight: 1.6, lengthPenalty: 0.3},
  words: {weight: 1.5, lengthPenalty: 0.1},
  area: {weight: 0.8, lengthPenalty: 0},
  text: {weight: 0.45, lengthPenalty: 0.6},
};
const KIND_LABELS: Readonly<Record<EntryKind, string>> = {doc: 'Knowledge base', post: 'Blog', page: 'About'};
const MOST_HITS = 40;
/** What is worth less than this share of the best hit is noise. */
const NOISE = 0.12;
const GOOD_COVERAGE = 0.6;
/** An article that answers less of the question than this is about something else. */
const LEAST_COVERAGE = 0.22;

/** Answers questions from the first tier, and from the second once it is there. Takes any question; throws for none. */
export function createEngine(index: SearchIndex): Engine {
  const synonyms = compileSynonyms(index.synonyms);
  const vocabulary = createVocabulary();
  const tokensOf = (text: string) => tokenise(text, synonyms, vocabulary.add);
  for (const word of synonyms.words) tokensOf(word);
  let documents: Fields[] = index.entries.map(({title, summary, tags, headings, words, area}) => ({
    title: tokensOf(title),
    tags: tags.flatMap((tag) => tokensOf(index.tags[tag]?.label ?? '')),
    summary: tokensOf(summary),
    headings: headings.flatMap((heading) => tokensOf(headingOf(heading).text)),
    words: tokensOf(words),
    area: tokensOf(index.areas[area]?.label ?? ''),
  }));
  const heads = index.entries.map(({title}) => headOf(title, synonyms));
  let postings = createPostings(documents, WEIGHTS);
  let texts: SearchText['sections'] | undefined;
  const sections = new Map<number, readonly SectionWords[]>();

  const sectionsOf = (id: number): readonly SectionWords[] => {
    let found = sections.get(id);
    if (!found) {
      const {path, headings} = index.entries[id]!;
      const own = texts?.[path] ?? [];
      found = ['', ...headings].map((heading, at) => {
        const place = at === 0 ? undefined : headingOf(heading);
        const text = own[at] ?? '';
        return {place, text, tokens: tokenise(text, synonyms), heading: new Set(tokenise(place?.text ?? '', synonyms))};
      });
      sections.set(id, found);
    }
    return found;
  };

  return {
    get hasText() {
      return texts !== undefined;
    },
    addText(text) {
      texts = text.sections;
      sections.clear();
      documents = documents.map((fields, id) => {
        const own = texts?.[index.entries[id]!.path] ?? [];
        return {...fields, text: own.flatMap(tokensOf)};
      });
      postings = createPostings(documents, WEIGHTS);
    },
    search(question, filter = {}) {
      const query = readQuery(question, vocabulary, synonyms);
      const ranked = rank(query);
      const of = (id: number) => index.entries[id]!;
      const ofKind = ranked.filter(({id}) => filter.kind === undefined || of(id).kind === filter.kind);
      const wanted = ofKind.filter(({id}) => filter.area === undefined || index.areas[of(id).area]?.id === filter.area);
      const tokens = new Set(query.concepts.flatMap(({alternatives}) => alternatives.map(({token}) => token)));
      return {
        query: question,
        hits: wanted.slice(0, MOST_HITS).map(({id}) => hit(id, query, tokens)),
        total: wanted.length,
        kinds: count(ranked, ({id}) => of(id).kind, Object.entries(KIND_LABELS)),
        areas: count(
          ofKind,
          ({id}) => index.areas[of(id).area]?.id,
          index.areas.map((area) => [area.id, area.label]),
        ),
        tags: tagsFor(query),
        suggestion: ranked.length > 0 ? query.suggestion : undefined,
        isFull: texts !== undefined,
        isWeak:
          texts === undefined && (query.hasUnknown || ranked.length < 3 || (ranked[0]?.coverage ?? 0) < GOOD_COVERAGE),
      };
    },
  };

  function rank({concepts}: Query): {id: number; score: number; coverage: number}[] {
    const sums = new Map<number, {score: number; covered: number}>();
    let whole = 0;
    for (const {factor, alternatives} of concepts) {
      const best = new Map<number, {score: number; weight: number}>();
      let rarity = 0;
      for (const {token, weight} of alternatives) {
        rarity = Math.max(rarity, postings.rarity(token) * weight);
        for (const [id, score] of postings.scores(token)) {
          if (score * weight > (best.get(id)?.score ?? 0)) best.set(id, {score: score * weight, weight});
        }
      }
      // a word that stands nowhere counts as much as a rare one
      const mass = factor * (rarity || Math.log(index.entries.length + 1));
      whole += mass;
      for (const [id, {score, weight}] of best) {
        const sum = sums.get(id) ?? {score: 0, covered: 0};
        sums.set(id, {score: sum.score + factor * score, covered: sum.covered + mass * weight});
      }
    }
    const tokens = new Set(
      concepts.flatMap(({alternatives}) => alternatives.filter(({weight}) => weight > 0.7).map(({token}) => token)),
    );
    const ranked = [...sums].map(([id, {score, covered}]) => {
      const coverage = covered / whole;
      return {id, coverage, score: score * (0.35 + 0.65 * coverage) * (1 + 0.35 * heads[id]!(tokens))};
    });
    ranked.sort((a, b) => b.score - a.score || (index.entries[a.id]!.path < index.entries[b.id]!.path ? -1 : 1));
    const floor = (ranked[0]?.score ?? 0) * NOISE;
    return ranked.filter(({score, coverage}) => score >= floor && coverage >= LEAST_COVERAGE);
  }

  function hit(id: number, query: Query, tokens: ReadonlySet<string>): Hit {
    const {path, title, summary, kind, area} = index.entries[id]!;
    const best = bestSection(sectionsOf(id), query, postings.rarity, new Set(documents[id]!.title));
    const place: Place | undefined = best?.place;
    const isFromText = best !== undefined && best.text !== '' && best.isBetterThan(new Set(documents[id]!.summary));
    return {
      path: place ? `${path}#${place.id}` : path,
      title: mark(title, tokens, synonyms),
      heading: place && mark(place.text, tokens, synonyms),
      excerpt: isFromText ? excerpt(best.text, tokens, synonyms) : mark(summary, tokens, synonyms),
      kind,
      area: index.areas[area] ?? {id: '', label: ''},
    };
  }

  function tagsFor({concepts}: Query): Found['tags'] {
    const asked = new Set(
      concepts.flatMap(({alternatives}) => alternatives.filter(({weight}) => weight >= 0.85).map(({token}) => token)),
    );
    return index.tags.flatMap(({slug, label}, tag) => {
      const stems = wordsOf(label).filter(({folded}) => !isStopWord(folded));
      if (stems.length === 0 || !stems.every(({stem}) => asked.has(stem))) return [];
      const holders = index.entries.filter(({tags}) => tags.includes(tag));
      return (['doc', 'post'] as const).flatMap((kind) => {
        const {length} = holders.filter((entry) => entry.kind === kind);
        if (length === 0) return [];
        const path = `${kind === 'doc' ? '/docs' : '/blog'}/tags/${slug}`;
        return [{label: `${label}: ${length} ${kind === 'doc' ? 'doc' : 'post'}${length === 1 ? '' : 's'}`, path}];
      });
    });
  }
}

function tokenise(text: string, synonyms: Synonyms, learn?: (word: string, stem: string) => void): string[] {
  const words = wordsOf(text);
  const groups = synonyms.matches(words.map(({stem}) => stem)).filter(({isAlso}) => !isAlso);
  const content = words.filter(({folded}) => !isStopWord(folded));
  for (const {folded, stem} of content) learn?.(folded, stem);
  return [...content.map(({stem}) => stem), ...groups.map(({token}) => token)];
}

/** How much of a title, up to its colon, is asked for: 0 to 1. */
function headOf(title: string, synonyms: Synonyms): (tokens: ReadonlySet<string>) => number {
  const words = wordsOf(title.split(':')[0]!);
  const groups = synonyms.matches(words.map(({stem}) => stem)).filter(({isAlso}) => !isAlso);
  const content = words
    .map(({stem, folded}, at) => ({stem, at, isStop: isStopWord(folded)}))
    .filter(({isStop}) => !isStop);
  return (tokens) => {
    const named = groups.filter(({token}) => tokens.has(token));
    const covered = content.filter(
      ({stem, at}) => tokens.has(stem) || named.some(({from, length}) => at >= from && at < from + length),
    );
    return content.length === 0 ? 0 : covered.length / content.length;
  };
}

function count<T>(
  items: readonly T[],
  idOf: (item: T) => string | undefined,
  labels: readonly (readonly [string, string])[],
): Facet[] {
  const counts = new Map<string | undefined, number>();
  for (const item of items) counts.set(idOf(item), (counts.get(idOf(item)) ?? 0) + 1);
  return labels.flatMap(([id, label]) => (counts.has(id) ? [{id, label, count: counts.get(id)!}] : []));
}
