import type {Synonyms} from './synonyms';
import {isStopWord, wordsOf} from './words';

/** The tokens of a text: stems of its content words, and the synonym groups it names. Calls `learn` with every word. */
export function tokenise(text: string, synonyms: Synonyms, learn?: (word: string, stem: string) => void): string[] {
  const words = wordsOf(text);
  const groups = synonyms.matches(words.map(({stem}) => stem)).filter(({isAlso}) => !isAlso);
  const content = words.filter(({folded}) => !isStopWord(folded));
  for (const {folded, stem} of content) learn?.(folded, stem);
  return [...content.map(({stem}) => stem), ...groups.map(({token}) => token)];
}

/** Returns a function: how much of the title, up to its colon, is in the tokens of a query, from 0 to 1. */
export function titleCoverageOf(title: string, synonyms: Synonyms): (tokens: ReadonlySet<string>) => number {
  const words = wordsOf(title.split(':')[0]!);
  const groups = synonyms.matches(words.map(({stem}) => stem)).filter(({isAlso}) => !isAlso);
  const content = words
    .map(({stem, folded}, at) => ({stem, at, isStop: isStopWord(folded)}))
    .filter(({isStop}) => !isStop);
  return (tokens) => {
    const named = groups.filter(({token}) => tokens.has(token));
    const covered = content.filter(
      ({stem, at}) => tokens.has(stem) || named.some(({from, length}) => at >= from && at < from + length),
    );
    return content.length === 0 ? 0 : covered.length / content.length;
  };
}
