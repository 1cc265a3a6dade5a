import {buildTextTier} from './build-text';
import {keywordsOf} from './keywords';
import {type Entry, type EntryHeading, plainId, SEARCH_VERSION, type SearchIndex} from './payload';
import {questionWords} from './question-words';
import type {TextTier} from './text-tier';

/** A part of an article: the text below a heading, or before the first one (then without id). */
export interface ArticleSection {
  readonly id?: string;
  readonly heading?: string;
  readonly text: string;
}

/** A page that is found by its name. */
interface SourcePage extends Pick<Entry, 'path' | 'title' | 'summary' | 'kind'> {
  /** Id of an area. */
  readonly area: string;
  /** Other names of it. */
  readonly names: readonly string[];
}

/** A page that is also found by its text. */
interface SourceArticle extends SourcePage {
  readonly tags: readonly {readonly slug: string; readonly label: string}[];
  /** Questions that it answers. */
  readonly asks: readonly string[];
  readonly sections: readonly ArticleSection[];
}

/** The input of a search index. */
export interface SearchSource
  extends Pick<SearchIndex, 'build' | 'areas' | 'questions' | 'synonyms' | 'urgent' | 'contacts'> {
  readonly articles: readonly SourceArticle[];
  readonly pages: readonly SourcePage[];
  /** English words that are not typing mistakes of the articles' words. */
  readonly english: readonly string[];
}

/** Both tiers of a search. */
export interface SearchTiers {
  readonly index: SearchIndex;
  readonly text: TextTier;
}

/** Builds both tiers of a search. The same source gives the same bytes. */
export function buildSearch({
  build,
  articles,
  pages,
  english,
  areas,
  questions,
  synonyms,
  urgent,
  contacts,
}: SearchSource): SearchTiers {
  const tags = [...new Map(articles.flatMap((article) => article.tags.map((tag) => [tag.slug, tag]))).values()].sort(
    (a, b) => (a.slug < b.slug ? -1 : 1),
  );
  const tagPlace = new Map(tags.map(({slug}, place) => [slug, place]));
  const texts = articles.map(({sections}) => sections.map(({text}) => text));
  const sources = articles.map(({title, summary, sections}, index) => ({
    known: [title, summary, ...sections.map(({heading = ''}) => heading)].join(' \n '),
    text: texts[index]!.join(' \n '),
  }));
  const keywords = keywordsOf(sources);
  const entryOf = ({path, title, summary, kind, area, names}: SourcePage, words: readonly string[] = []): Entry => ({
    path,
    title,
    summary,
    kind,
    area: areas.findIndex(({id}) => id === area),
    tags: [],
    headings: [],
    words: [...names, ...words].join(' '),
  });
  const index: SearchIndex = {
    version: SEARCH_VERSION,
    build,
    areas,
    questions,
    tags: tags.map(({slug, label}) => ({slug, label})),
    synonyms,
    urgent,
    contacts,
    entries: [
      ...articles.map((article, index) => ({
        ...entryOf(article, [
          ...keywords[index]!,
          ...questionWords(article.asks, `${sources[index]!.known} \n ${sources[index]!.text}`),
        ]),
        tags: article.tags.map(({slug}) => tagPlace.get(slug)!),
        headings: article.sections.flatMap(({heading, id}) => (heading && id ? [short(heading, id)] : [])),
      })),
      ...pages.map((page) => entryOf(page)),
    ],
  };
  return {index, text: buildTextTier(index, texts, {english, asks: articles.map(({asks}) => asks)})};
}

function short(heading: string, id: string): EntryHeading {
  return plainId(heading) === id ? heading : [heading, id];
}
