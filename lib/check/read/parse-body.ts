import 'server-only';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {refuseDepth} from '@/lib/content/markdown/allow-list';
import {compileContext} from '@/lib/content/markdown/context';
import {fastParser} from '@/lib/content/markdown/fast-parser';
import {prepareMarkdown} from '@/lib/content/markdown/prepare';
import {syntaxError} from '@/lib/content/markdown/syntax-error';
import {SiteError} from '@/lib/errors';
import {type Fault, faultOf} from '../fault';
import {blankParagraph, paragraphOf} from './blank';
import {Partners} from './partners';

export interface BodyText {
  readonly file: string;
  readonly body: string;
  readonly bodyLine: number;
}

export interface ParsedBody {
  /** The body with blank lines for the front matter and for what could not be parsed: line numbers are those of the file. */
  readonly source: string;
  /** Undefined when no part of it can be trusted. */
  readonly tree?: Root;
  readonly faults: readonly Fault[];
}

const MOST_ATTEMPTS = 20;

/** The syntax tree of an article. A slip that stays within its paragraph is reported, taken out and the rest read on. */
export async function parseBody({file, body, bodyLine}: BodyText): Promise<ParsedBody> {
  const format = file.endsWith('.mdx') ? 'mdx' : 'md';
  const faults: Fault[] = [];
  let source = '\n'.repeat(bodyLine - 1) + body;
  try {
    source = '\n'.repeat(bodyLine - 1) + prepareMarkdown(body, format, file, bodyLine);
  } catch (error) {
    return {source, faults: [faultOf('syntax', error, {file})]};
  }
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(format === 'mdx' ? [remarkMdx, fastParser] : [remarkDirective]);
  const partners = new Partners();
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    try {
      const tree = processor.parse(source);
      refuseDepth(compileContext(file), tree);
      return {source, tree, faults};
    } catch (error) {
      const told = error instanceof SiteError ? error : await syntaxError(source, format, file, error);
      const fault = faultOf('syntax', told, {file});
      if (!partners.isLost(told.details)) faults.push(fault);
      if (fault.line === undefined || spreads(fault.problem)) return {source, faults};
      const mended = blankParagraph(source, fault.line);
      if (mended === source) return {source, faults};
      partners.takeOut(paragraphOf(source, fault.line), told.details);
      source = mended;
    }
  }
  return {source, faults};
}

/**
 * A tag without its partner is missed far from where it stands; whatever came after it would be guesswork. `problem` is then in the parser's
 * own words, for which `syntaxError` knows no better ones.
 */
function spreads(problem: string): boolean {
  return /closing tag|end-tag|closing|end of file/i.test(problem) && !/before name/i.test(problem);
}
