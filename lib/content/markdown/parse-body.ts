import 'server-only';
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SiteError} from '@/lib/errors';
import type {CompileContext} from './context';
import {prepareMarkdown} from './prepare';
import {syntaxError} from './syntax-error';
import {UnpairedTags} from './unpaired-tags';

interface ParsedBody {
  /** The body with blank lines in place of the front matter and unparsable parts, so line numbers match the file. */
  readonly source: string;
  /** Undefined when no part of it can be trusted. */
  readonly tree?: Root;
}

const PARSERS = {
  md: unified().use(remarkParse).use(remarkGfm).freeze(),
  mdx: unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze(),
};

const RULE = 'syntax';
const MAX_ATTEMPTS = 20;

/** The syntax tree of a text. A mistake within a paragraph is recorded, the paragraph removed, and the rest parsed. */
export function parseBody(body: string, bodyLine: number, {file, format, found: {faults}}: CompileContext): ParsedBody {
  // blank lines in place of the front matter, so that every position is a position in the file
  const front = '\n'.repeat(bodyLine - 1);
  const prepared = faults.attempt(RULE, () => prepareMarkdown(body, {format, file, bodyLine}), {file});
  if (prepared === undefined) return {source: front + body};
  let source = front + prepared;
  const unpaired = new UnpairedTags();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    try {
      const tree = PARSERS[format].parse(source);
      refuseDepth(tree, file);
      return {source, tree};
    } catch (error) {
      const {details} = error instanceof SiteError ? error : syntaxError(source, file, error);
      if (!unpaired.explain(details)) faults.add(RULE, details);
      if (details.line === undefined || isUnpaired(details.problem)) return {source};
      const {blanked, paragraph} = withoutParagraph(source, details.line);
      if (blanked === source) return {source};
      unpaired.remove(paragraph, details);
      source = blanked;
    }
  }
  return {source};
}

/** Whether the parser reports a tag without its partner: it does so far from the tag. */
function isUnpaired(problem: string): boolean {
  return /closing tag|end-tag|closing|end of file/i.test(problem) && !/before name/i.test(problem);
}

/** The text with "…" in place of the paragraph around a line. Line numbers stay. */
function withoutParagraph(source: string, line: number): {blanked: string; paragraph: string} {
  const lines = source.split('\n');
  const isBlank = (index: number) => (lines[index] ?? '').trim() === '';
  let start = line - 1;
  let end = line;
  while (start > 0 && !isBlank(start - 1)) start--;
  while (end < lines.length && !isBlank(end)) end++;
  const blanked = lines
    .map((text, index) => (index > start && index < end ? '' : index === start ? '…' : text))
    .join('\n');
  return {blanked, paragraph: lines.slice(start, end).join('\n')};
}

/** Lists of 32 levels make 65 nested parts. */
const MAX_DEPTH = 80;

/** Without recursion, because too deep a tree would exhaust the stack of everything after it. */
function refuseDepth(tree: Root, file: string): void {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) {
      const {line, column} = level[0]?.position?.start ?? {};
      const fix = 'use fewer lists, quotes and components inside each other';
      throw new SiteError({problem: 'The parts of the text are nested too deeply.', file, line, column, fix});
    }
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
}
