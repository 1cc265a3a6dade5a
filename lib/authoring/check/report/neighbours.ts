import {isStopWord, wordsOf} from '@/lib/search/words';

interface Neighbour {
  readonly index: number;
  /** Cosine of the two vocabularies, 0 to 1. */
  readonly likeness: number;
}

/** For each text the one that shares most of its keywords (cosine of tf–idf weights); undefined when it shares none. */
export function nearestNeighbours(texts: readonly string[]): (Neighbour | undefined)[] {
  const counts = texts.map(countStems);
  const holders = new Map<string, number>();
  for (const stems of counts) for (const stem of stems.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1);
  const vectors = counts.map((stems) => weigh(stems, holders, texts.length));
  const byStem = new Map<string, [index: number, weight: number][]>();
  vectors.forEach((vector, index) => {
    for (const [stem, weight] of vector) {
      const list = byStem.get(stem);
      if (list) list.push([index, weight]);
      else byStem.set(stem, [[index, weight]]);
    }
  });
  return vectors.map((vector, self) => {
    const sums = new Float64Array(texts.length);
    for (const [stem, weight] of vector) {
      for (const [index, other] of byStem.get(stem) ?? []) sums[index]! += weight * other;
    }
    sums[self] = 0;
    const likeness = Math.max(...sums);
    return likeness > 0 ? {index: sums.indexOf(likeness), likeness} : undefined;
  });
}

function countStems(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {folded, stem} of wordsOf(text)) {
    if (isStopWord(folded) || /^\d/.test(folded)) continue;
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

function weigh(
  counts: ReadonlyMap<string, number>,
  holders: ReadonlyMap<string, number>,
  total: number,
): Map<string, number> {
  const weights = new Map<string, number>();
  let square = 0;
  for (const [stem, count] of counts) {
    const weight = (1 + Math.log(count)) * Math.log(total / holders.get(stem)!);
    if (weight === 0) continue;
    weights.set(stem, weight);
    square += weight * weight;
  }
  const length = Math.sqrt(square);
  for (const [stem, weight] of weights) weights.set(stem, weight / length);
  return weights;
}
