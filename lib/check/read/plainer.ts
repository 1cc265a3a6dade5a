import type {SchemaProblem} from '@/lib/config/zod-problem';

/** A schema's complaint in the words of an author, with what to write instead when the value suggests it. */
export function plainer(problem: SchemaProblem, data: Readonly<Record<string, unknown>>): SchemaProblem {
  const key = String(problem.path[0] ?? '');
  const value = problem.path.reduce<unknown>((node, part) => (node as Record<PropertyKey, unknown>)?.[part], data);
  const isMissing = /is missing/.test(problem.problem);
  if (isMissing && key === 'title') return {...problem, fix: 'add it: title: "What the article is called"'};
  if (isMissing && key === 'description') {
    return {...problem, fix: 'add it: description: "What the reader gets, in 110 to 160 characters."'};
  }
  if (value === null) {
    return {...problem, problem: `"${key}" is empty.`, fix: 'write its value after the colon, or remove the line'};
  }
  if (/not a string/.test(problem.problem) && (typeof value === 'number' || typeof value === 'boolean')) {
    return {
      ...problem,
      problem: `"${problem.path.join('.')}" is a ${typeof value}, not a text.`,
      fix: `put quotes round it: "${value}"`,
    };
  }
  if (/not a array/.test(problem.problem) && typeof value === 'string') {
    const items = value.split(/\s*,\s*/).join(', ');
    return {...problem, problem: `"${key}" is a text, not a list.`, fix: `write ${key}: [${items}]`};
  }
  if (/not a boolean/.test(problem.problem)) {
    return {...problem, problem: `"${key}" is neither true nor false.`, fix: 'write true or false, without quotes'};
  }
  if (/not a number/.test(problem.problem)) return {...problem, fix: 'write a plain number, without quotes'};
  return problem;
}
