import {syllable} from 'syllable';

/** Sentences of a text; an abbreviation inside one ("e.g. milk") does not end it. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”’)]{0,9})\s+(?=["“‘'(]?[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** Flesch–Kincaid grade (Kincaid et al. 1975) of paragraphs, in which plain words have two syllables at most. */
export function gradeOf(paragraphs: readonly string[], plainWords: ReadonlySet<string>): number {
  const sentences = paragraphs.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countFor(word, plainWords), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

const wordsOf = (sentence: string) =>
  (sentence.match(/[\p{L}\p{N}'’-]+/gu) ?? []).filter((word) => /\p{L}/u.test(word));

function countFor(word: string, plainWords: ReadonlySet<string>): number {
  const parts = word.split('-').filter(Boolean);
  return parts.reduce((sum, part) => {
    const folded = part.toLowerCase().replace(/['’]s?$/, '');
    const isPlain = plainWords.has(folded) || plainWords.has(folded.replace(/s$/, ''));
    const count = syllablesOf(part);
    return sum + (isPlain ? Math.min(2, count) : count);
  }, 0);
}

/** The same few thousand words come again and again in 250 articles. */
const counted = new Map<string, number>();

function syllablesOf(word: string): number {
  const count = counted.get(word) ?? syllable(word);
  counted.set(word, count);
  return count;
}
