import 'server-only';
import type {Doc, DocsIndex} from '@/lib/content';
import {compileUrgent, type UrgentRules, wordsOf} from '@/lib/search';

/** So that it fits into a line of a phone. */
const LONGEST = 44;
const BEGINNING = /^(?:are|can|do|does|how|is|should|what|when|which|why)\b/i;

/**
 * A question of readers from each section, to begin a search with: the first that is short, reads like a question, and speaks of nothing
 * urgent.
 */
export function startQuestions(sections: DocsIndex['sections'], rules: UrgentRules): readonly string[] {
  const urgentOf = compileUrgent(rules, []);
  const isFit = (ask: string) => ask.length <= LONGEST && BEGINNING.test(ask) && !urgentOf(wordsOf(ask));
  return sections.flatMap(({docs}) => {
    const question = docs.flatMap(({asks}: Doc) => asks).find(isFit);
    return question ? [question] : [];
  });
}
