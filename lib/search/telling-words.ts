import {isStopWord, wordsOf} from './words';

const MOST = 9;
const LEAST_COUNT = 2;

/**
 * For each article the words of its text that tell it from the others (frequent here, rare elsewhere) and that its title, summary and
 * headings (`known`) do not hold already: they let the first tier answer what the headline does not say. Most telling first.
 */
export function tellingWords(
  articles: readonly {readonly known: string; readonly text: string}[],
  most = MOST,
): string[][] {
  const counted = articles.map(({text}) => {
    const counts = new Map<string, {word: string; count: number}>();
    for (const {folded, stem} of wordsOf(text)) {
      if (isStopWord(folded) || folded.length < 3 || /\d/.test(folded)) continue;
      const entry = counts.get(stem);
      if (!entry) counts.set(stem, {word: folded, count: 1});
      else {
        entry.count += 1;
        // the shortest form reads best and is spelled most often
        if (folded.length < entry.word.length) entry.word = folded;
      }
    }
    return counts;
  });
  const holders = new Map<string, number>();
  for (const counts of counted) for (const stem of counts.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1);
  return counted.map((counts, at) => {
    const known = new Set(wordsOf(articles[at]!.known).map(({stem}) => stem));
    return [...counts]
      .filter(([stem, {count}]) => !known.has(stem) && (count >= LEAST_COUNT || (holders.get(stem) ?? 0) <= 2))
      .map(([stem, {word, count}]) => ({
        word,
        weight: Math.log(1 + count) * Math.log(articles.length / (holders.get(stem) ?? 1)),
      }))
      .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
      .slice(0, most)
      .map(({word}) => word);
  });
}
