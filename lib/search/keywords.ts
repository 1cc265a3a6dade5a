import {isStopWord, wordsOf} from './words';

const MAX_KEYWORDS = 5;
const MIN_COUNT = 2;

/** Computes something from a text, or returns what was computed from the same text before. */
export type Remember = (text: string, make: () => string) => string;

/**
 * For each article the keywords of its text (frequent here, rare elsewhere) that its title, summary and headings
 * (`known`) do not contain: they let the first tier answer what the headline does not say. Most distinctive first.
 */
export function keywordsOf(
  articles: readonly {readonly known: string; readonly text: string}[],
  {max = MAX_KEYWORDS, remember = (_, make) => make()}: {readonly max?: number; readonly remember?: Remember} = {},
): string[][] {
  const countsOf = (text: string) => readCounts(remember(text, () => printCounts(countWords(text))));
  const holders = new Map<string, number>();
  for (const {text} of articles)
    for (const stem of countsOf(text).keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1);
  return articles.map(({known: said, text}) => {
    const known = new Set(wordsOf(said).map(({stem}) => stem));
    // counted twice: the counts of thousands of texts at once would be a tenth of a build's memory
    const counts = countsOf(text);
    return [...counts]
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

/** `stem,count,word`, repeated: a third of the JSON. Omits a trailing 1, and a word equal to its stem. */
function printCounts(counts: ReadonlyMap<string, Counted>): string {
  return [...counts]
    .map(([stem, {word, count}]) => {
      if (word !== stem) return `${stem},${count},${word}`;
      return count === 1 ? stem : `${stem},${count}`;
    })
    .join(' ');
}

function readCounts(printed: string): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  for (const entry of printed === '' ? [] : printed.split(' ')) {
    const [stem = '', count = 1, word = stem] = entry.split(',');
    counts.set(stem, {word, count: Number(count)});
  }
  return counts;
}
