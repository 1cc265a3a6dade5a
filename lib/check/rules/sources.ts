import 'server-only';
import {allSources, isSource} from '@/lib/data/sources';
import {choices} from '@/lib/errors';
import {attempt, type Fault} from '../fault';
import type {FileRule} from '../model';
import {reporter} from './make';

/** Sources that are not in the register or appear twice. */
export const sources: FileRule = (file) => {
  const faults: Fault[] = [];
  const fault = reporter('sources', file);
  const known = attempt('data', faults, () => allSources().map(({id}) => id));
  if (!known) return faults;
  const seen = new Set<string>();
  (file.front?.sources ?? []).forEach((id, index) => {
    const place = file.place(['sources', index]);
    if (seen.has(id)) faults.push(fault(place, `The source "${id}" appears twice.`, 'keep one of the two'));
    else if (!isSource(id)) {
      const fix = `${choices(id, known, 8)}; or add it to content/data/sources.yml`;
      faults.push(fault(place, `Unknown source "${id}".`, fix));
    }
    seen.add(id);
  });
  return faults;
};

/** Sources of the front matter that nothing in the text rests on. */
export const uncitedSources: FileRule = (file) => {
  const {analysis, front} = file;
  if (!analysis || !front) return [];
  const used = new Set([
    ...analysis.citations.map(({id}) => id),
    ...analysis.figures.flatMap((figure) => figure.sources),
  ]);
  const fault = reporter('sources', file, 'warning');
  return front.sources.flatMap((id, index) =>
    used.has(id)
      ? []
      : [
          fault(
            file.place(['sources', index]),
            `The source "${id}" is listed and never cited.`,
            `cite it where a claim rests on it: [@${id}]; or take it out of the list`,
          ),
        ],
  );
};
