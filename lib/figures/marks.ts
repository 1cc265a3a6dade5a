import type {SchemaProblem} from '@/lib/config/zod-problem';
import {isIncomplete, isSafeUrl, URL_SCHEMES} from '@/lib/content/markdown/allowed';
import {choices, type Explanation} from '@/lib/errors';
import type {FigureKind} from './schema';

/** The marks that text in a figure may contain. */
export const MARKS =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|\[(?<cites>@[\w-]+(?:;\s*@[\w-]+)*)\]|\[(?<link>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

/** What is wrong with an address in the text of a figure. */
export function addressProblem(href: string): Explanation | undefined {
  if (isSafeUrl(href) && !isIncomplete(href)) return undefined;
  const fix = `use a path of this site or a whole address with one of: ${URL_SCHEMES.map((scheme) => `${scheme}:`).join(', ')}`;
  return {problem: `The address ${href} is not allowed in a figure.`, fix};
}

/** What is wrong with a citation in the text of a figure. `listed` are the article's sources. */
export function citationProblem(id: string, listed: readonly string[]): Explanation | undefined {
  if (listed.includes(id)) return undefined;
  return {
    problem: `A figure cites "${id}", which is not in the article's list of sources.`,
    fix: `add it to \`sources\` in the front matter; ${choices(id, listed)}`,
  };
}

/** The ids in a match of `cites`. */
export function idsOf(cites: string): string[] {
  return cites.split(/;\s*/).map((cite) => cite.slice(1));
}

/** Everything wrong with the marks in a figure's text as its author wrote it, each at its key. */
export function markProblems(value: unknown, kind: FigureKind, listed?: readonly string[]): SchemaProblem[] {
  return wordsIn(value).flatMap(({text, path}) =>
    Array.from(text.matchAll(MARKS)).flatMap(({0: mark, groups: {href, cites} = {}}): SchemaProblem[] => {
      if (isPlain(kind, path)) {
        const fix = 'write plain text here; links, citations and emphasis belong in the caption or the note';
        return [{path, problem: `The marks of ${mark} would be printed as written.`, fix}];
      }
      const wrong = [
        href && addressProblem(href),
        ...(cites && listed ? idsOf(cites) : []).map((id) => citationProblem(id, listed!)),
      ];
      return wrong.flatMap((item) => (item ? [{path, ...item}] : []));
    }),
  );
}

/** Kinds with plain text inside the drawing or beside its bars, where links cannot work. */
const PLAIN_KINDS: readonly FigureKind[] = ['bar', 'stacked', 'range', 'line', 'calendar', 'clock'];

function isPlain(kind: FigureKind, path: readonly PropertyKey[]): boolean {
  const key = path.at(-1)!;
  if (key === 'alt' || (kind === 'cycle' && key === 'centre')) return true;
  return PLAIN_KINDS.includes(kind) && !(path.length === 1 && ['title', 'caption', 'note'].includes(String(key)));
}

/** Every text in a value, with the path of its key. */
export function wordsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): {text: string; path: readonly PropertyKey[]}[] {
  if (typeof value === 'string') return [{text: value, path}];
  if (Array.isArray(value)) return value.flatMap((item, index) => wordsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => wordsIn(child, [...path, key]));
}
