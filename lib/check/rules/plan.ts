import {closestPath} from '@/lib/closest-path';
import type {Fault} from '../fault';
import type {CheckedFile, SiteRule} from '../model';
import type {PlanEntry} from '../plan-file';
import {reporter} from './make';

/** What content/data/plan.yml promises: every article with its tags, its figure and its links. */
export const plan: SiteRule = ({plan: promised, byRoute}) =>
  [...promised].flatMap(([route, entry]) => {
    const file = byRoute.get(route);
    if (file) return [...tagFaults(file, entry), ...figureFaults(file, entry), ...linkFaults(file, entry)];
    const near = closestPath(route, [...byRoute.keys()]);
    const fix = near ? `did you mean ${near}? else write the article` : 'write the article, or take it out of the plan';
    return [{rule: 'plan', severity: 'error', problem: `There is no article at ${route}.`, ...entry.place, fix}];
  });

function tagFaults(file: CheckedFile, {tags}: PlanEntry): Fault[] {
  if (!file.front) return [];
  const own = file.front.tags;
  const missing = tags.filter((tag) => !own.includes(tag));
  const extra = own.filter((tag) => !tags.includes(tag));
  if (missing.length === 0 && extra.length === 0) return [];
  const parts = [missing.length > 0 && `lacks ${missing.join(', ')}`, extra.length > 0 && `adds ${extra.join(', ')}`];
  const problem = `The list of tags differs from the plan: it ${parts.filter(Boolean).join(' and ')}.`;
  return [reporter('plan', file)(file.place(['tags']), problem, `write tags: [${tags.join(', ')}]`)];
}

function figureFaults(file: CheckedFile, {figure}: PlanEntry): Fault[] {
  if (!figure || !file.analysis || file.analysis.figures.length > 0) return [];
  const fix = 'add a ```figure block; docs/writing.md lists the kinds';
  return [reporter('plan', file)({line: file.bodyLine}, 'The plan names a figure, and there is none.', fix)];
}

function linkFaults(file: CheckedFile, {inline, readNext}: PlanEntry): Fault[] {
  if (!file.analysis) return [];
  const fault = reporter('plan', file);
  const place = {line: file.bodyLine};
  const {links} = file.analysis;
  const all = new Set(links.map(({route}) => route));
  const inProse = new Set(links.filter(({within}) => !within.includes('ReadNext')).map(({route}) => route));
  return [
    ...inline
      .filter((route) => !inProse.has(route))
      .map((route) =>
        fault(place, `The prose does not link to ${route}, as planned.`, 'weave the link in where it helps'),
      ),
    ...readNext
      .filter((route) => !all.has(route))
      .map((route) => fault(place, `<ReadNext> does not link to ${route}, as planned.`, 'add the link to the list')),
  ];
}
