import type {FileRule, SiteRule} from '../model';
import {reporter} from './helpers';

const MAX_ARTICLES = 6;

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
      if (articles <= MAX_ARTICLES) return [];
      const problem = `The heading “${heading.text}” is in ${articles} articles; ${MAX_ARTICLES} is the maximum.`;
      return [reporter('headings', file)(heading, problem, 'say what this part of this article is about')];
    }),
  );
};

/** A heading that an article has twice: in the contents nobody can tell the two apart. */
export const doubledHeadings: FileRule = (file) => {
  const seen = new Set<string>();
  return (file.analysis?.headings ?? []).flatMap((heading) => {
    if (seen.size < seen.add(heading.text).size) return [];
    const problem = `The heading “${heading.text}” is in this article twice.`;
    return [reporter('headings', file, 'warning')(heading, problem, 'say what is different about this part')];
  });
};

/** A heading more than one level below the previous one: a gap in the outline for screen readers. */
export const skippedLevels: FileRule = (file) => {
  // the title, then the open headings, each with the level it should have
  const open = [{depth: 1, level: 1}];
  return (file.analysis?.headings ?? []).flatMap((heading) => {
    const {depth, text} = heading;
    if (depth === 1) return [];
    while (open.at(-1)!.depth >= depth) open.pop();
    const level = open.at(-1)!.level + 1;
    open.push({depth, level});
    if (level === depth) return [];
    const problem = `A level is skipped above the heading “${text}”: it has level ${depth} and should have ${level}.`;
    return [reporter('headings', file)(heading, problem, `start it with ${'#'.repeat(level)}`)];
  });
};
