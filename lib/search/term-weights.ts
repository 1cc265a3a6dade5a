/** How much each term of a message speaks for (or against) what is asked. Learned by ./learn-weights. */
export interface TermWeights {
  readonly bias: number;
  /** Weight, as a whole number → the terms that have it, separated by spaces. */
  readonly terms: Readonly<Record<string, string>>;
}

/** Scores terms: above 0 is rather yes, and further from 0 is surer. The more terms, the less one of them says. */
export function compileWeights({bias, terms}: TermWeights): (found: readonly string[]) => number {
  const weights = new Map(
    Object.entries(terms).flatMap(([weight, listed]) => listed.split(' ').map((term) => [term, Number(weight)])),
  );
  return (found) => {
    const sum = found.reduce((before, term) => before + (weights.get(term) ?? 0), 0);
    return bias + sum / Math.sqrt(Math.max(1, found.length));
  };
}
