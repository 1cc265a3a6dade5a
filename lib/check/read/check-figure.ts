import 'server-only';
import type {z} from 'zod';
import {isSource} from '@/lib/data/sources';
import {choices, type Place} from '@/lib/errors';
import {explainIssue} from '@/lib/figures/issues';
import {FIGURE_KINDS, type FigureKind, figureSchemas} from '@/lib/figures/schema';
import {readYaml} from '@/lib/yaml';
import {type Fault, faultOf} from '../fault';

/** Every fault of a figure, where the site's own reader stops at the first. `place.line` is the line of its opening fence. */
export function checkFigure(yaml: string, place: Place, listed: readonly string[]): Fault[] {
  try {
    return checkValue(readYaml(yaml, place.file ?? '', (place.line ?? 0) + 1), listed);
  } catch (error) {
    return [faultOf('figures', error, place)];
  }
}

function checkValue({data: value, place}: ReturnType<typeof readYaml>, listed: readonly string[]): Fault[] {
  const fault = (path: readonly PropertyKey[], problem: string, fix: string): Fault => ({
    rule: 'figures',
    severity: 'error',
    problem,
    ...place(path),
    fix,
  });
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const kind = String(record.kind ?? '');
  if (!Object.hasOwn(figureSchemas, kind)) {
    const problem = kind ? `Unknown figure kind "${kind}".` : 'This figure has no "kind".';
    return [fault(['kind'], problem, choices(kind, FIGURE_KINDS, 30))];
  }
  const schema: z.ZodType = figureSchemas[kind as FigureKind];
  const issues = schema.safeParse(value).error?.issues ?? [];
  // several misspelt keys are one issue
  const single = issues.flatMap((issue): typeof issues =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({...issue, keys: [key]})) : [issue],
  );
  const faults = single.map((issue) => {
    const {path, problem, fix} = explainIssue(issue, kind, schema, value);
    return fault(path, problem, fix);
  });
  const sources = Array.isArray(record.sources) ? record.sources.map(String) : [];
  sources.forEach((id, index) => {
    const path = ['sources', index];
    if (!isSource(id)) faults.push(fault(path, `Unknown source "${id}".`, choices(id, listed)));
    else if (!listed.includes(id)) {
      const fix = `add ${id} to "sources" in the front matter; ${choices(id, listed)}`;
      faults.push(fault(path, `The source "${id}" is not in the article's list of sources.`, fix));
    }
  });
  return faults;
}
