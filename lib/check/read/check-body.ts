import 'server-only';
import {unlisted} from '@/lib/content/markdown/citations';
import {formatFact} from '@/lib/data/format';
import {attempt, type Fault} from '../fault';
import {checkCitations} from '../rules/text/citations';
import {checkFences} from '../rules/text/fences';
import {checkFigure} from '../rules/text/figure';
import {checkMarks} from '../rules/text/marks';
import {checkTables} from '../rules/text/tables';
import {analyse} from './analyse';
import type {Analysis, FactFound} from './analysis';
import {blankFault} from './blank';
import {type CompileSettings, compileLoosely} from './compile-loosely';
import {type BodyText, parseBody} from './parse-body';

export interface BodyChecked {
  readonly faults: readonly Fault[];
  readonly analysis?: Analysis;
  /** Ids in the rendered text. */
  readonly ids?: readonly string[];
}

/** Everything the text of an article says by itself, without its neighbours: its faults, what is in it, and its anchors. */
export async function checkBody(text: BodyText, settings: CompileSettings): Promise<BodyChecked> {
  const {source, tree, faults} = await parseBody(text);
  if (!tree) return {faults};
  const {file, bodyLine} = text;
  const analysis = analyse(tree, source);
  const own = [
    ...checkFences(tree, source, file),
    ...checkMarks(tree, source, file),
    ...checkTables(tree, file),
    ...checkCitations(tree, source, file),
    ...analysis.figures.flatMap(({yaml, line}) => checkFigure(yaml, {file, line}, settings.sources)),
    // one without an id is reported when the text is compiled
    ...analysis.facts.flatMap((found) => (found.id.trim() === '' ? [] : checkFact(found, file))),
  ];
  const cited = analysis.citations.flatMap(({id, line, column}): Fault[] => {
    if (settings.sources.includes(id)) return [];
    return [{rule: 'citations', severity: 'error', ...unlisted(id, settings.sources), file, line, column}];
  });
  // a text cannot be compiled whose data cannot be read
  if (own.some((fault) => fault.file !== file)) return {faults: [...faults, ...own, ...cited], analysis};
  // what has been reported need not be compiled
  const broken = new Set(own.map(({line}) => line));
  const spots = [
    ...analysis.figures.filter((figure) => own.some(({line = 0}) => line >= figure.line && line <= figure.endLine)),
    ...analysis.facts.filter(({line}) => broken.has(line)),
  ];
  const sound = spots.reduce((rest, {line, column}) => blankFault(rest, tree, line, column), source);
  const sources = [...settings.sources, ...analysis.citations.map(({id}) => id)];
  const compiled = await compileLoosely({file, body: sound.slice(bodyLine - 1), bodyLine}, {...settings, sources});
  const all = [...faults, ...own, ...cited, ...compiled.faults];
  if (compiled.html === undefined) return {faults: all, analysis};
  return {faults: all, analysis, ids: Array.from(compiled.html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id!)};
}

function checkFact({id, line, column}: FactFound, file: string): Fault[] {
  const faults: Fault[] = [];
  attempt('facts', faults, () => formatFact(id), {file, line, column});
  // a fault in the data has its own place, and is reported once for all articles
  return faults;
}
