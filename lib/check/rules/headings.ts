import type {SiteRule} from '../model';
import {reporter} from './make';

const MOST_ARTICLES = 6;

/** A heading used in more than six articles. */
export const repeatedHeadings: SiteRule = ({files}) => {
  const uses = new Map<string, Set<string>>();
  const keyOf = (text: string) => text.toLowerCase().replace(/[.?!:]+$/, '');
  for (const {file, analysis} of files) {
    for (const {text} of analysis?.headings ?? []) {
      const key = keyOf(text);
      uses.set(key, (uses.get(key) ?? new Set()).add(file));
    }
  }
  return files.flatMap((file) =>
    (file.analysis?.headings ?? []).flatMap((heading) => {
      const articles = uses.get(keyOf(heading.text))?.size ?? 0;
      if (articles <= MOST_ARTICLES) return [];
      const problem = `The heading “${heading.text}” stands in ${articles} articles; ${MOST_ARTICLES} is the most.`;
      return [reporter('headings', file)(heading, problem, 'say what this part of this article is about')];
    }),
  );
};
