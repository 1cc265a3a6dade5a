import 'server-only';
import type {ArticleContext} from '@/lib/content/markdown/article-context';
import {articleContext} from '@/lib/content/markdown/article-context';
import {type CompileInput, compileMarkdown} from '@/lib/content/markdown/compile';
import {compileContext} from '@/lib/content/markdown/context';
import type {LookUps} from '@/lib/content/markdown/look-ups';
import {type Fault, faultOf} from '@/lib/faults';
import type {Report} from '../rules/helpers';
import {checkCitations} from '../rules/text/citations';
import {checkFences} from '../rules/text/fences';
import {checkLists} from '../rules/text/lists';
import {checkMarks} from '../rules/text/marks';
import {checkTables} from '../rules/text/tables';
import {analyse} from './analyse';
import type {Analysis} from './analysis';
import {figureTraps} from './yaml-traps';

interface BodyText {
  readonly file: string;
  readonly body: string;
  readonly bodyLine: number;
}

export interface CompileSettings {
  readonly sources: readonly string[];
  readonly lookUps: LookUps;
  components(context: ArticleContext): CompileInput['components'];
}

export interface BodyChecked {
  readonly faults: readonly Fault[];
  readonly analysis?: Analysis;
  readonly ids?: readonly string[];
}

/** Checks the text of one article, without the others: its faults, its analysis, and its anchors. */
export async function checkBody(text: BodyText, settings: CompileSettings): Promise<BodyChecked> {
  const {file, body, bodyLine} = text;
  const context = compileContext(file, {sources: settings.sources, ...settings.lookUps});
  const {faults, warnings} = context.found;
  const ruleFaults: Fault[] = [];
  const report: Report = (rule, {line, column}, problem, fix, severity = 'error') =>
    ruleFaults.push({rule, severity, problem, file, line, column, fix});
  let analysis: Analysis | undefined;
  let html: string | undefined;
  try {
    const components = settings.components(articleContext(context));
    html = await compileMarkdown({
      body,
      bodyLine,
      context,
      components,
      inspect: (tree, source) => {
        analysis = analyse(tree, source);
        checkFences(tree, source, report);
        checkMarks(tree, source, report);
        checkTables(tree, report);
        checkLists(tree, report);
        checkCitations(tree, source, report);
        ruleFaults.push(...analysis.figures.flatMap(({yaml, line}) => figureTraps(yaml, file, line + 1)));
      },
    });
  } catch (error) {
    // an unexpected error in one file must not hide the faults of all others
    if (faults.list.length === 0) faults.list.push(faultOf('syntax', error, {file}));
  }
  for (const warning of warnings) faults.add('links', warning);
  const all = [...faults.list, ...ruleFaults];
  if (html === undefined) return {faults: all, analysis};
  return {faults: all, analysis, ids: Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id!)};
}
