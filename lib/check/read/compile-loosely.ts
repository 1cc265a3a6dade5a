import 'server-only';
import {type CompileInput, compileMarkdown} from '@/lib/content/compile';
import {articleContext} from '@/lib/content/markdown/article-context';
import {compileContext} from '@/lib/content/markdown/context';
import type {LookUps} from '@/lib/content/markdown/look-ups';
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
      if (!faults.some((earlier) => isConsequence(fault, earlier))) faults.push(fault);
      const {source, tree} = await parseBody({file, body: text, bodyLine});
      if (!tree || fault.line === undefined) return {faults};
      const mended = blankFault(source, tree, fault.line, fault.column).slice(bodyLine - 1);
      if (mended === text) return {faults};
      text = mended;
    }
  }
  return {faults};
}

/** What is said of a tag because something in it, the tag around it, or the one it closes has just been taken out. */
function isConsequence({problem, line, column = 0}: Fault, earlier: Fault): boolean {
  const [, closed] = /^HTML is not allowed here: <\/([\w-]+)/.exec(problem) ?? [];
  if (closed !== undefined) return new RegExp(`^HTML is not allowed here: <${closed}\\b`).test(earlier.problem);
  if (earlier.line !== line) return false;
  const [, outer] = / does not stand in (<\w+>)\.$/.exec(problem) ?? [];
  if (outer !== undefined) return earlier.problem.startsWith(outer);
  const [, name] = /^<(\w+)> lacks "/.exec(problem) ?? [];
  // of an element its attributes come first; they stand behind its beginning
  return name !== undefined && (earlier.column ?? 0) > column && new RegExp(`\\b${name}\\b`).test(earlier.problem);
}
