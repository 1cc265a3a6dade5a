import 'server-only';
import type {Doc, DocsIndex} from '@/lib/content';
import {compileUrgent, importance, isStopWord, type UrgentRules, type Word, wordsOf} from '@/lib/search';

/** So that it fits into a line of a phone. */
const LONGEST = 44;
const BEGINNING = /^(?:are|can|do|does|how|is|should|what|when|which|why)\b/i;

/**
 * A question of readers from each section, to begin a search with: the first that is short, reads like a question, can be understood alone
 * (it has a word of the article’s title), and speaks of nothing urgent.
 */
export function startQuestions(sections: DocsIndex['sections'], rules: UrgentRules): readonly string[] {
  const urgentOf = compileUrgent(rules, []);
  const isFit = (ask: string) => ask.length <= LONGEST && BEGINNING.test(ask) && !urgentOf(wordsOf(ask));
  const ofArticle = ({title, asks}: Doc) => {
    const said = new Set(wordsOf(title).map(({stem}) => stem));
    const isClear = ({folded, stem}: Word) => !isStopWord(folded) && importance(stem) === 1 && said.has(stem);
    return asks.filter((ask) => isFit(ask) && wordsOf(ask).some(isClear));
  };
  return sections.flatMap(({docs}) => docs.flatMap(ofArticle).slice(0, 1));
}
