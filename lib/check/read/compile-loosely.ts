import 'server-only';
import {type CompileInput, compileMarkdown} from '@/lib/content/compile';
import {articleContext} from '@/lib/content/markdown/article-context';
import {compileContext} from '@/lib/content/markdown/context';
import {INSIDE} from '@/lib/content/markdown/element-checks';
import type {LookUps} from '@/lib/content/markdown/look-ups';
import {type Problem, SiteError} from '@/lib/errors';
import type {ArticleContext} from '@/lib/figures/context';
import {type Fault, faultOf} from '../fault';
import {blankFault} from './blank';
import {type BodyText, parseBody} from './parse-body';

export interface CompileSettings {
  readonly sources: readonly string[];
  readonly lookUps: LookUps;
  components(context: ArticleContext): CompileInput['components'];
}

const MOST_ATTEMPTS = 25;

/** Compiles an article as the site does; what is refused is reported, taken out, and the rest compiled again. */
export async function compileLoosely(
  {file, body, bodyLine}: BodyText,
  {sources, lookUps, components}: CompileSettings,
): Promise<{html?: string; faults: Fault[]}> {
  const faults: Fault[] = [];
  const refused: Problem[] = [];
  let text = body;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const context = compileContext(file, {sources, ...lookUps});
    try {
      const html = await compileMarkdown({
        body: text,
        bodyLine,
        context,
        components: components(articleContext(context)),
      });
      faults.push(...context.found.warnings.map((each): Fault => ({rule: 'links', severity: 'error', ...each})));
      return {html, faults};
    } catch (error) {
      const fault = faultOf('allowed', error, {file});
      const problem = error instanceof SiteError ? error.details : fault;
      if (!refused.some((earlier) => isConsequence(problem, earlier))) {
        faults.push(fault);
        refused.push(problem);
      }
      // of the data, which is at fault wherever the text is cut
      if (fault.file !== file) return {faults};
      const {source, tree} = await parseBody({file, body: text, bodyLine});
      if (!tree || fault.line === undefined) return {faults};
      const mended = blankFault(source, tree, fault.line, fault.column).slice(bodyLine - 1);
      if (mended === text) return {faults};
      text = mended;
    }
  }
  return {faults};
}

/** Whether a fault is there only because a tag in it, the tag around it, or the one it closes has just been taken out. */
function isConsequence({code, tag = '', line, column = 0}: Problem, earlier: Problem): boolean {
  if (tag.startsWith('/')) return earlier.tag === tag.slice(1);
  if (earlier.line !== line) return false;
  if (code === 'missing-parent') return earlier.tag === INSIDE[tag];
  // of an element its attributes come first; they are behind its beginning
  return code === 'missing-attribute' && earlier.tag === tag && (earlier.column ?? 0) > column;
}
