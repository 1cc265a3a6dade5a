import {SiteError} from '@/lib/errors';
import {lineAndColumn} from '@/lib/text-file';
import type {CompileContext} from './context';

type PreparedFile = Pick<CompileContext, 'format' | 'file'> & {readonly bodyLine: number};

/** Code, which stays as it is, a heading with its own id, or an HTML comment. */
const CODE_HEADING_OR_COMMENT =
  /^[ \t>]*(?<fence>`{3,}(?!.*`)|~{3,}).*(?:\n(?:[\s\S]*?\n)??[ \t>]*\k<fence>[`~]*[ \t]*$|[\s\S]*)|^(?<heading>#{1,6}\s.*?)(?<!\\)\{#(?<id>[\w-]+)\}[ \t]*$|(?<!`)(?<ticks>`+)(?!`)(?:(?!\n\n)[\s\S])*?(?<!`)\k<ticks>(?!`)|<!--(?<comment>[\s\S]*?)-->/gm;

/**
 * Rewrites what authors know from Markdown for the MDX parser, outside of code: HTML comments become MDX comments, and
 * `{#id}` after a heading is escaped. Line numbers stay. Throws a SiteError for an MDX comment in .md, which readers
 * would see.
 */
export function prepareMarkdown(body: string, {format, file, bodyLine}: PreparedFile): string {
  if (format === 'md') {
    if (body.includes('{/*')) refuseBraces(body, file, bodyLine);
    return body;
  }
  return body.replace(CODE_HEADING_OR_COMMENT, (whole, ...found) => {
    const {heading, id, comment} = found.at(-1) as Record<string, string | undefined>;
    if (heading !== undefined) return `${heading}\\{#${id}}`;
    return comment === undefined ? whole : `{/*${comment.replaceAll('*/', '* /')}*/}`;
  });
}

function refuseBraces(text: string, file: string, bodyLine: number): void {
  const rest = text.replace(CODE_HEADING_OR_COMMENT, (whole) => whole.replace(/[^\n]/g, ' '));
  const offset = rest.search(/(?<!\\)\{\/\*/);
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
