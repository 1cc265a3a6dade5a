import {isStopWord, wordsOf} from './words';

const MAX_KEYWORDS = 4;
const MIN_COUNT = 2;

/**
 * For each article the keywords of its text (frequent here, rare elsewhere) that its title, summary and headings
 * (`known`) do not contain: they let the first tier answer what the headline does not say. Most distinctive first.
 */
export function keywordsOf(
  articles: readonly {readonly known: string; readonly text: string}[],
  max = MAX_KEYWORDS,
): string[][] {
  const counted = articles.map(({text}) => countWords(text));
  const holders = new Map<string, number>();
  for (const counts of counted) for (const stem of counts.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1);
  return articles.map(({known: said}, index) => {
    const known = new Set(wordsOf(said).map(({stem}) => stem));
    return [...counted[index]!]
      .filter(([stem, {count}]) => !known.has(stem) && (count >= MIN_COUNT || (holders.get(stem) ?? 0) <= 2))
      .map(([stem, {word, count}]) => ({
        word,
        weight: Math.log(1 + count) * Math.log(articles.length / (holders.get(stem) ?? 1)),
      }))
      .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
      .slice(0, max)
      .map(({word}) => word);
  });
}

interface Counted {
  /** The shortest of its forms. */
  readonly word: string;
  readonly count: number;
}

/** How often each content word occurs in a text, by stem. */
function countWords(text: string): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  for (const {folded, stem} of wordsOf(text)) {
    if (isStopWord(folded) || folded.length < 3 || /\d/.test(folded)) continue;
    const {word, count} = counts.get(stem) ?? {word: folded, count: 0};
    // the shortest form reads best and is most often spelled right
    counts.set(stem, {word: folded.length < word.length ? folded : word, count: count + 1});
  }
  return counts;
}
