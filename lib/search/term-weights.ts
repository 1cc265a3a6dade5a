/** A linear classifier of messages: the weight of each term, positive or negative. Learned by ./learn-weights. */
export interface TermWeights {
  readonly bias: number;
  /** Weight, as a whole number → the terms that have it, separated by spaces. */
  readonly terms: Readonly<Record<string, string>>;
}

/** Scores the terms of a message: yes above 0, and the further from 0 the more certain. In long messages a term counts less. */
export function compileWeights({bias, terms}: TermWeights): (found: readonly string[]) => number {
  const weights = new Map(
    Object.entries(terms).flatMap(([weight, listed]) => listed.split(' ').map((term) => [term, Number(weight)])),
  );
  return (found) => {
    const sum = found.reduce((before, term) => before + (weights.get(term) ?? 0), 0);
    return bias + sum / Math.sqrt(Math.max(1, found.length));
  };
}
