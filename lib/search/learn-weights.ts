import type {TermWeights} from './term-weights';

/** A message, and whether it is one of those to be recognised. */
export interface Example {
  readonly terms: readonly string[];
  readonly isWanted: boolean;
  /** How much it counts. */
  readonly share: number;
}

const STEPS = 200;
const STEP = 0.05;
/** Keeps weights small (L2), so that no single term decides. */
const DECAY = 0.03;
/** Weights are rounded to 1/10. */
const SCALE = 10;

/**
 * Learns from examples how much each term says: logistic regression with Adam (Kingma and Ba, 2015), over all examples
 * at once, so that the same examples give the same weights. Keeps the `size` terms with the greatest weights.
 */
export function learnWeights(examples: readonly Example[], size: number): TermWeights {
  const all = [...new Set(examples.flatMap(({terms}) => terms))];
  const rough = fit(examples, all);
  const kept = all
    .map((term, at) => ({term, weight: Math.abs(rough.weights[at]!)}))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, size)
    .map(({term}) => term)
    .sort();
  const {weights, bias} = fit(examples, kept);
  const byWeight: Record<string, string> = {};
  for (const [at, term] of kept.entries()) {
    const weight = Math.round(weights[at]! * SCALE);
    byWeight[weight] = weight in byWeight ? `${byWeight[weight]} ${term}` : term;
  }
  return {bias: Math.round(bias * SCALE), terms: byWeight};
}

function fit(examples: readonly Example[], terms: readonly string[]) {
  const place = new Map(terms.map((term, at) => [term, at]));
  const rows = examples.flatMap((example) => {
    const at = Int32Array.from(example.terms.flatMap((term) => place.get(term) ?? []));
    return at.length === 0 ? [] : [{...example, at, value: 1 / Math.sqrt(example.terms.length)}];
  });
  // the last one is the bias, which does not decay
  const {length} = terms;
  const weights = new Float64Array(length + 1);
  const mean = new Float64Array(length + 1);
  const square = new Float64Array(length + 1);
  for (let step = 1; step <= STEPS; step++) {
    const slope = weights.map((weight) => DECAY * weight);
    slope[length] = 0;
    for (const {at, value, isWanted, share} of rows) {
      let score = weights[length]!;
      for (let one = 0; one < at.length; one++) score += value * weights[at[one]!]!;
      const error = share * (1 / (1 + Math.exp(-score)) - Number(isWanted));
      for (let one = 0; one < at.length; one++) slope[at[one]!]! += value * error;
      slope[length]! += error;
    }
    for (let at = 0; at <= length; at++) {
      mean[at] = 0.9 * mean[at]! + 0.1 * slope[at]!;
      square[at] = 0.999 * square[at]! + 0.001 * slope[at]! ** 2;
      const size = Math.sqrt(square[at]! / (1 - 0.999 ** step)) + 1e-8;
      weights[at]! -= (STEP * (mean[at]! / (1 - 0.9 ** step))) / size;
    }
  }
  return {weights, bias: weights[length]!};
}
