import {SiteError} from '@/lib/errors';
import {lineAndColumn} from '@/lib/text-file';
import type {CompileContext} from './context';

type PreparedFile = Pick<CompileContext, 'format' | 'file'> & {readonly bodyLine: number};

const MAX_DEPTH = 32;
/** Of * _ ~ ` [ ] in a paragraph. Parsers compare each with all open ones: time grows with the square of their number. */
const MAX_SIGNS = 1000;
const MAX_ITEMS = 5000;

/** Code, which stays as it is, or an HTML comment, whose text is the last group. */
const CODE_OR_COMMENT =
  /^[ \t>]*(`{3,}(?!.*`)|~{3,}).*(?:\n(?:[\s\S]*?\n)??[ \t>]*\1[`~]*[ \t]*$|[\s\S]*)|(?<!`)(`+)(?!`)(?:(?!\n\n)[\s\S])*?(?<!`)\2(?!`)|<!--([\s\S]*?)-->/gm;

/**
 * Rewrites what authors know from Markdown for the MDX parser, outside of code: HTML comments become MDX comments, and
 * `{#id}` after a heading is escaped. Line numbers stay. Throws a SiteError for what would exhaust the stack or
 * take minutes (lists and quotes nested deeper than 32; too many signs of emphasis in a paragraph; too many list items),
 * and for an MDX comment in .md, which readers would see.
 */
export function prepareMarkdown(body: string, {format, file, bodyLine}: PreparedFile): string {
  let fence: string | undefined;
  let signs = 0;
  let items = 0;
  const lines = body.split('\n').map((line, index) => {
    const [, mark, info = ''] = /^[\s>]*(`{3,}(?!.*`)|~{3,})(.*)$/.exec(line) ?? [];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && info.trim() === '') fence = undefined;
      return line;
    }
    if (mark !== undefined) {
      fence = mark;
      return line;
    }
    const refuse = (problem: string, fix: string): never => {
      throw new SiteError({problem, file, line: bodyLine + index, fix});
    };
    // cells and items are separate texts
    const isApart = line.trim() === '' || /^[\s>]*(?:\||[-*+]\s|\d{1,9}[.)]\s)/.test(line);
    signs = (isApart ? 0 : signs) + (line.match(/(?<!\\)[*_~`[\]]/g)?.length ?? 0);
    if (signs > MAX_SIGNS) {
      const problem = `This paragraph has more than ${MAX_SIGNS} of the characters * _ ~ \` [ ], and each is compared with all others.`;
      refuse(problem, 'put empty lines between its parts, or a backslash before a literal character');
    }
    if (/^[\s>]*(?:[-*+]|\d{1,9}[.)])\s/.test(line)) items += 1;
    if (items > MAX_ITEMS) {
      refuse(`The text has more than ${MAX_ITEMS} list items.`, 'write a table, or split the article');
    }
    if (depthOf(line) > MAX_DEPTH) {
      refuse(`Lists or quotes nest deeper than ${MAX_DEPTH} levels.`, 'use headings, or split the list');
    }
    return format === 'mdx' ? escapeHeadingId(line) : line;
  });
  const text = lines.join('\n');
  if (format === 'md' && text.includes('{/*')) refuseBraces(text, file, bodyLine);
  return format === 'mdx'
    ? text.replace(CODE_OR_COMMENT, (whole, _fence, _ticks, comment: string | undefined) =>
        comment === undefined ? whole : `{/*${comment.replaceAll('*/', '* /')}*/}`,
      )
    : text;
}

function refuseBraces(text: string, file: string, bodyLine: number): void {
  const offset = text.replace(CODE_OR_COMMENT, (whole) => whole.replace(/[^\n]/g, ' ')).search(/(?<!\\)\{\/\*/);
  if (offset < 0) return;
  const {line, column} = lineAndColumn(text, offset);
  throw new SiteError({
    problem: 'In .md, text between {/* and */} is not a comment, and would be printed.',
    file,
    line: bodyLine + line - 1,
    column,
    fix: 'write it between <!-- and -->, or rename the file to .mdx',
  });
}

function escapeHeadingId(line: string): string {
  return line.replace(/^(#{1,6}\s.*?)(?<!\\)\{#([\w-]+)\}\s*$/, '$1\\{#$2}');
}

function depthOf(line: string): number {
  if (line.trim() === '') return 0;
  const markers = /^(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*/.exec(line)?.[0] ?? '';
  const quotes = markers.match(/>/g)?.length ?? 0;
  const bullets = markers.match(/[-*+]\s|\d[.)]\s/g)?.length ?? 0;
  // a line of spaces continues the block above, however many they are
  if (quotes + bullets === 0) return 0;
  const indent = /^ */.exec(line)?.[0].length ?? 0;
  return Math.max(quotes + bullets, Math.floor(indent / 2));
}
