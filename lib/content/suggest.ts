import {COVER_WORDS, type CoverName} from '@/lib/covers/cover-names';
import type {Source} from '@/lib/data/sources';
import {isStopWord, wordsOf} from '@/lib/search/words';
import type {TagVocabulary} from './tags';

/** Stems of the content words of a text. */
export function contentStems(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap(({folded, stem}) => (isStopWord(folded) ? [] : [stem])));
}

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((stem) => b.has(stem)).length;

/** Tags that match the words of a title, best first. A word of the label counts more than one of the description. */
export function suggestTags(title: string, vocabulary: TagVocabulary, limit = 6): string[] {
  const wanted = contentStems(title);
  return best(
    Object.entries(vocabulary).map(([tag, {label, description}]) => {
      const labelStems = contentStems(label);
      const inLabel = shared(wanted, labelStems);
      // a label of one matching word says more than half of a long one
      return {
        item: tag,
        score: inLabel === 0 ? 0.3 * shared(wanted, contentStems(description)) : inLabel / labelStems.size + 1,
      };
    }),
    limit,
    0.5,
  );
}

/** Ids of the register whose topics or titles match, those that have been opened and read first. */
export function suggestSources(title: string, tags: readonly string[], sources: readonly Source[]): string[] {
  const wanted = contentStems(title);
  return best(
    sources.map((source) => {
      const topics = source.topics.filter((topic) => tags.includes(topic)).length;
      const words = shared(wanted, contentStems(`${source.title} ${source.topics.join(' ')}`));
      return {
        item: source.id,
        score: topics + words === 0 ? 0 : 2 * topics + words + (source.seen === 'none' ? 0 : 0.5),
      };
    }),
    6,
    1,
  );
}

interface Readable {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
}

/** Articles a reader of this title may want next, best first. */
export function suggestNext<T extends Readable>(title: string, tags: readonly string[], articles: readonly T[]): T[] {
  const wanted = contentStems(title);
  return best(
    articles.map((article) => {
      const words = 2 * shared(wanted, contentStems(article.title)) + shared(wanted, contentStems(article.description));
      return {item: article, score: words + article.tags.filter((tag) => tags.includes(tag)).length};
    }),
    3,
    0.5,
  );
}

/** The drawings that match the words of a title, the longest word first; words of a name before further words. */
export function suggestCovers(title: string, names: readonly CoverName[]): CoverName[] {
  const wanted = contentStems(title);
  const longest = (words: string) =>
    Math.max(0, ...[...contentStems(words)].filter((stem) => wanted.has(stem)).map(({length}) => length));
  return best(
    names.map((name) => ({
      item: name,
      score: Math.max(longest(name.replaceAll('-', ' ')) + 0.5, longest(COVER_WORDS[name])),
    })),
    6,
    1,
  );
}

/** Up to `limit` items with at least this score, best first. */
function best<T>(scored: readonly {item: T; score: number}[], limit: number, minScore: number): T[] {
  return scored
    .filter(({score}) => score >= minScore)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({item}) => item);
}
