import {bestSection, type Place} from './best-section';
import {createEntrySections} from './entry-sections';
import {excerpt, mark, type Piece} from './excerpt';
import {createFullText, type TextFile} from './full-text';
import {type Area, type Question, type SearchIndex, textOf} from './payload';
import {createPostings, type FieldWeight, type Postings} from './postings';
import {MAX_MESSAGE_LENGTH, type ParsedQuery, parseQuery} from './query';
import {blend, rank} from './rank';
import {createVocabulary} from './spelling';
import {compileSynonyms} from './synonyms';
import {type TagHit, tagsFor} from './tag-hits';
import {titleCoverageOf, tokenise} from './tokens';
import {compileUrgent, type Urgent} from './urgent';
import {wordsOf} from './words';

export interface Hit {
  /** Route and, when the answer is below a heading, `#id`. Without base path. */
  readonly path: string;
  readonly title: readonly Piece[];
  readonly heading?: readonly Piece[];
  readonly excerpt: readonly Piece[];
  readonly area: {readonly id: string; readonly label: string};
}

export interface Results {
  readonly query: string;
  /** Best first. */
  readonly hits: readonly Hit[];
  /** How many there are; `hits` may contain fewer. */
  readonly total: number;
  readonly tags: readonly TagHit[];
  /** The corrected query. */
  readonly suggestion?: string;
  /** The urgent note; its links lead to articles of the index. */
  readonly urgent?: Urgent;
  /** Words that decide the query and appear nowhere. Only known when the full text has been searched. */
  readonly missingWords: readonly string[];
  /** True when everything that the full text says on it has been searched. */
  readonly isFull: boolean;
  /** True when the first tier does not answer it well, or a further part of the full text has to be fetched for it. */
  readonly needsFullText: boolean;
}

/** What to offer before anything is typed. */
export interface StartScreen {
  /** Those with a page of their own. */
  readonly areas: readonly Area[];
  readonly questions: readonly Question[];
}

export interface Engine {
  readonly start: StartScreen;
  search(query: string): Results;
  /** The files to fetch next for the full text of a query; these may require others. Empty when all are loaded. */
  missingFiles(query: string): readonly TextFile[];
}

const WEIGHTS: Readonly<Record<string, FieldWeight>> = {
  title: {weight: 6, lengthPenalty: 0.3},
  tags: {weight: 2.2, lengthPenalty: 0.3},
  summary: {weight: 2.6, lengthPenalty: 0.2},
  headings: {weight: 1.6, lengthPenalty: 0.3},
  words: {weight: 1.5, lengthPenalty: 0.1},
  area: {weight: 0.8, lengthPenalty: 0},
};
const MAX_HITS = 40;
/** This many hits show an excerpt of their text; the others show their summary. */
const HITS_WITH_TEXT = 8;
const GOOD_COVERAGE = 0.7;
/** A concept with less weight decides nothing. */
const MIN_DECISIVE_FACTOR = 0.5;
/** Share of a query that must appear nowhere before the reader is told. */
const DECIDING_SHARE = 0.3;

/** Answers queries from the first tier, and from the loaded parts of the second. Accepts any query and never throws. */
export function createEngine(index: SearchIndex): Engine {
  const synonyms = compileSynonyms(index.synonyms);
  const vocabulary = createVocabulary();
  const tokensOf = (text: string) => tokenise(text, synonyms, vocabulary.add);
  for (const word of synonyms.words) tokensOf(word);
  const documents = index.entries.map(({title, summary, tags, headings, words, area}) => ({
    title: tokensOf(title),
    tags: tags.flatMap((tag) => tokensOf(index.tags[tag]?.label ?? '')),
    summary: tokensOf(summary),
    headings: headings.flatMap((heading) => tokensOf(textOf(heading))),
    words: tokensOf(words),
    area: tokensOf(index.areas[area]?.label ?? ''),
  }));
  const titleCoverage = index.entries.map(({title}) => titleCoverageOf(title, synonyms));
  const names = index.entries.map(({title, headings}) => [title, ...headings.map(textOf)].map(nameOf));
  const paths = index.entries.map(({path}) => path);
  const urgentOf = compileUrgent(
    {
      ...index.urgent,
      topics: index.urgent.topics.filter(({to}) => paths.includes(routeOf(to))),
    },
    index.contacts,
  );
  const firstTier = createPostings(documents, WEIGHTS);
  const sections = createEntrySections(index, synonyms);
  const fullText = createFullText({index, postings: firstTier, vocabulary, sections});

  /** What answers a query: also by the full text, once it has loaded for all its words. */
  const answersTo = (text: string) => {
    const query = parseQuery(text, {
      vocabulary,
      synonyms,
      keywordScore: (token) => Math.max(0, ...firstTier.scores(token).values()),
    });
    const postings = fullText.postingsFor(query);
    const byFirstTier = rank(query, {postings: firstTier, titleCoverage, paths});
    const answers = postings ? blend(rank(query, {postings, titleCoverage, paths}), byFirstTier) : byFirstTier;
    // a query that is the whole title of a page means that page, and so do several words that are a heading of one page
    const wholeName = nameOf(text);
    const withName = names.flatMap((own, id) => (own.includes(wholeName) ? [id] : []));
    const titled = withName.filter((id) => names[id]![0] === wholeName);
    const isHeading = withName.length === 1 && wholeName.includes(' ');
    const named = isHeading ? withName : titled;
    const matching = [
      ...named.map((id) => ({id, score: Number.POSITIVE_INFINITY, coverage: 1})),
      ...answers.filter(({id}) => !named.includes(id)),
    ];
    const urgent = urgentOf(wordsOf(text.slice(0, MAX_MESSAGE_LENGTH)));
    const promoted = urgent?.links[0]?.to;
    const promotedId = promoted === undefined ? undefined : paths.indexOf(routeOf(promoted));
    const ranked = matching.map(({id}) => id).filter((id) => id !== promotedId);
    // the first link of the note comes first in a crisis, and second in an emergency, whose best result may be better
    const position = urgent?.kind === 'emergency' && matching[0]?.id !== promotedId ? 1 : 0;
    if (promotedId !== undefined) ranked.splice(position, 0, promotedId);
    // in titles and summaries
    const isWeak = query.hasUnknown || matching.length < 3 || (matching[0]?.coverage ?? 0) < GOOD_COVERAGE;
    const files = fullText.missingFiles(query, ranked.slice(0, HITS_WITH_TEXT));
    const missingWords = postings && named.length === 0 && !urgent ? missingWordsOf(query, postings) : [];
    return {
      query,
      postings,
      urgent,
      missingWords,
      linkOf: (id: number) => (id === promotedId ? promoted : undefined),
      ranked,
      files,
      needsFullText: postings ? files.length > 0 : isWeak,
    };
  };

  return {
    start: {areas: index.areas.filter(({path}) => path !== undefined), questions: index.questions},
    missingFiles: (text) => answersTo(text).files,
    search(text) {
      const {query, postings, urgent, missingWords, linkOf, ranked, files, needsFullText} = answersTo(text);
      const tokens = new Set(query.concepts.flatMap(({alternatives}) => alternatives.map(({token}) => token)));
      return {
        query: text,
        hits: ranked
          .slice(0, MAX_HITS)
          .map((id) => hit(id, {query, postings: postings ?? firstTier, tokens, link: linkOf(id)})),
        total: ranked.length,
        tags: tagsFor(query, index),
        suggestion: ranked.length > 0 ? query.suggestion : undefined,
        urgent,
        missingWords,
        isFull: files.length === 0,
        needsFullText,
      };
    },
  };

  function hit(id: number, {query, postings, tokens, link}: HitContext): Hit {
    const {path, title, summary, area} = index.entries[id]!;
    const all = sections.sectionsOf(id);
    const linked = link ? all.filter(({place}) => place && link === `${path}#${place.id}`) : [];
    const best = bestSection(linked.length > 0 ? linked : all, query, postings.rarity, new Set(documents[id]!.title));
    const place: Place | undefined = linked[0]?.place ?? best?.place;
    const isFromText = best !== undefined && best.text !== '' && best.isBetterThan(new Set(documents[id]!.summary));
    return {
      path: place ? `${path}#${place.id}` : path,
      title: mark(title, tokens, synonyms),
      heading: place && mark(place.text, tokens, synonyms),
      excerpt: isFromText ? excerpt(best.text, tokens, synonyms) : mark(summary, tokens, synonyms),
      area: index.areas[area] ?? {id: '', label: ''},
    };
  }
}

/** What a hit's texts are chosen and marked by. */
interface HitContext {
  readonly query: ParsedQuery;
  readonly postings: Postings;
  /** The marked words. */
  readonly tokens: ReadonlySet<string>;
  /** The link of the urgent note, for the article it promotes. */
  readonly link?: string | undefined;
}

/** For a short query, the words that say what it is about and appear nowhere; empty when the others say more. */
function missingWordsOf({concepts}: ParsedQuery, {rarity}: Postings): readonly string[] {
  const decisive = concepts.filter(({factor}) => factor >= MIN_DECISIVE_FACTOR);
  const missing = decisive.flatMap(({typed, alternatives}) =>
    typed && alternatives.every(({token}) => rarity(token) === 0) ? [typed] : [],
  );
  return missing.length >= decisive.length * DECIDING_SHARE ? [...new Set(missing)] : [];
}

function routeOf(address: string): string {
  return address.split('#')[0]!;
}

/** The plain words of a title or a query: ignores case, marks and accents. */
function nameOf(text: string): string {
  return wordsOf(text)
    .map(({folded}) => folded)
    .join(' ');
}
