import type {ParsedQuery} from './query';

export interface Place {
  readonly id: string;
  readonly text: string;
}

export interface SectionWords {
  /** Its heading; empty for the part before the first one. */
  readonly place?: Place;
  readonly heading: ReadonlySet<string>;
  readonly text: string;
  readonly tokens: readonly string[];
}

interface BestSection {
  readonly place?: Place;
  readonly text: string;
  /** Whether its text answers more of the query than these tokens do. */
  isBetterThan(tokens: ReadonlySet<string>): boolean;
}

/** Share of the query that a heading alone must match for the hit to open there. */
const HEADING_SHARE = 0.3;
/** Share of the query that a section's text must add to the title. */
const TEXT_SHARE = 0.2;
/** How much better than the start of the article a section's text must be. */
const LEAD = 1.25;
/** A word in the heading counts as much as this many occurrences in the text. */
const IN_HEADING = 2;
/** Occurrences after which further ones add little. */
const SATURATION = 1.5;

/** The part of an article that answers a query best; undefined when the title is enough, or no part stands out. */
export function bestSection(
  sections: readonly SectionWords[],
  {concepts}: ParsedQuery,
  rarity: (token: string) => number,
  title: ReadonlySet<string>,
): BestSection | undefined {
  const masses = concepts.map(({factor, alternatives}) => ({
    mass: factor * Math.max(0, ...alternatives.map(({token, weight}) => weight * rarity(token))),
    tokens: alternatives.map(({token}) => token),
  }));
  const total = masses.reduce((sum, {mass}) => sum + mass, 0);
  if (total === 0) return undefined;
  const shareOf = (holds: (token: string) => boolean, skip?: ReadonlySet<string>) =>
    masses.reduce((sum, {mass, tokens}) => {
      const isNamed = skip !== undefined && tokens.some((token) => skip.has(token));
      return !isNamed && tokens.some(holds) ? sum + mass : sum;
    }, 0) / total;
  const scored = sections.map((section) => {
    const counts = new Map<string, number>();
    for (const token of section.tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
    const depth = masses.reduce((sum, {mass, tokens}) => {
      const most = Math.max(
        0,
        ...tokens.map((token) => (counts.get(token) ?? 0) + (section.heading.has(token) ? IN_HEADING : 0)),
      );
      return sum + (mass * most) / (most + SATURATION);
    }, 0);
    return {
      section,
      counts,
      score: depth / total,
      heading: shareOf((token) => section.heading.has(token), title),
      text: section.text === '' ? 0 : shareOf((token) => counts.has(token), title),
    };
  });
  const beginning = scored[0]?.score ?? 0;
  const [best] = [...scored].sort((a, b) => b.score + b.heading - (a.score + a.heading));
  if (!best || best.score === 0) return undefined;
  const {section, counts} = best;
  const isPlace = best.heading >= HEADING_SHARE || (best.text >= TEXT_SHARE && best.score > beginning * LEAD);
  return {
    place: isPlace ? section.place : undefined,
    text: section.text,
    isBetterThan: (tokens) => shareOf((token) => counts.has(token)) > shareOf((token) => tokens.has(token)),
  };
}
