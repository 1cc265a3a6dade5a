import type {TermWeights} from './term-weights';

/** A message of the training set. */
interface Example {
  readonly terms: readonly string[];
  /** Whether it is one to recognise. */
  readonly isPositive: boolean;
  /** How much it counts. */
  readonly weight: number;
}

const ITERATIONS = 200;
const LEARNING_RATE = 0.05;
/** L2 regularisation keeps weights small, so that no single term decides. */
const L2_PENALTY = 0.03;
/** The decay of Adam's two moments, and its constant against a division by zero. */
const [BETA_1, BETA_2, EPSILON] = [0.9, 0.999, 1e-8];
/** Weights are rounded to 1/10. */
const SCALE = 10;

/**
 * Learns the weight of each term: logistic regression with Adam (Kingma and Ba, 2015), over all examples at once, so that
 * the same examples give the same weights. Keeps the `size` terms whose weights are furthest from 0.
 */
export function learnWeights(examples: readonly Example[], size: number): TermWeights {
  const all = [...new Set(examples.flatMap(({terms}) => terms))];
  const rough = fit(examples, all);
  const selected = all
    .map((term, index) => ({term, weight: Math.abs(rough.weights[index]!)}))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, size)
    .map(({term}) => term)
    .sort();
  const {weights, bias} = fit(examples, selected);
  const byWeight: Record<string, string> = {};
  for (const [index, term] of selected.entries()) {
    const weight = Math.round(weights[index]! * SCALE);
    byWeight[weight] = weight in byWeight ? `${byWeight[weight]} ${term}` : term;
  }
  return {bias: Math.round(bias * SCALE), terms: byWeight};
}

function fit(examples: readonly Example[], terms: readonly string[]) {
  const indexOf = new Map(terms.map((term, index) => [term, index]));
  const rows = examples.flatMap(({terms, isPositive, weight}) => {
    const features = Int32Array.from(terms.flatMap((term) => indexOf.get(term) ?? []));
    return features.length === 0 ? [] : [{features, value: 1 / Math.sqrt(terms.length), isPositive, weight}];
  });
  // the last one is the bias, which is not regularised
  const {length: bias} = terms;
  const weights = new Float64Array(bias + 1);
  const firstMoments = new Float64Array(bias + 1);
  const secondMoments = new Float64Array(bias + 1);
  for (let iteration = 1; iteration <= ITERATIONS; iteration++) {
    const gradient = weights.map((weight) => L2_PENALTY * weight);
    gradient[bias] = 0;
    for (const {features, value, isPositive, weight} of rows) {
      let score = weights[bias]!;
      for (let i = 0; i < features.length; i++) score += value * weights[features[i]!]!;
      const error = weight * (1 / (1 + Math.exp(-score)) - Number(isPositive));
      for (let i = 0; i < features.length; i++) gradient[features[i]!]! += value * error;
      gradient[bias]! += error;
    }
    const [share1, share2] = [1 - BETA_1 ** iteration, 1 - BETA_2 ** iteration];
    for (let i = 0; i <= bias; i++) {
      const slope = gradient[i]!;
      firstMoments[i] = BETA_1 * firstMoments[i]! + (1 - BETA_1) * slope;
      secondMoments[i] = BETA_2 * secondMoments[i]! + (1 - BETA_2) * slope * slope;
      const first = firstMoments[i]! / share1;
      const second = secondMoments[i]! / share2;
      weights[i]! -= (LEARNING_RATE * first) / (Math.sqrt(second) + EPSILON);
    }
  }
  return {weights, bias: weights[bias]!};
}
