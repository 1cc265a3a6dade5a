import {closestPath} from '@/lib/closest-path';
import type {Fault} from '@/lib/faults';
import type {SiteRule} from '../model';
import {reporter} from './helpers';

/** "content/docs/yoga/x.mdx" → "docs/yoga/x". */
const keyOf = (file: string) => file.replace(/^content\//, '').replace(/\.mdx?$/, '');

/** `searched` is a promise: the ledger has a row of that day with what was searched for, and what was found. */
export const ledger: SiteRule = ({ledger: rows, files}) => {
  if (!rows) return [];
  const byKey = new Map(files.map((file) => [keyOf(file.file), file]));
  const unfounded = [...byKey].flatMap(([key, file]): Fault[] => {
    const searched = file.frontMatter?.searched;
    const row = rows.get(key);
    if (searched === undefined || row?.day === searched) return [];
    const problem = row
      ? `"searched" is ${searched}, and the ledger says ${row.day}.`
      : `"searched" is ${searched}, and the ledger has no row for it.`;
    const fix = row
      ? `write searched: ${row.day}, or correct the row`
      : `add a row "${key}" to a file of content/data/ledger, or remove "searched"`;
    return [reporter('ledger', file)(file.place(['searched']), problem, fix)];
  });
  const lonely = [...rows].flatMap(([key, {place}]): Fault[] => {
    if (byKey.has(key)) return [];
    const near = closestPath(key, [...byKey.keys()]);
    const fix = near ? `did you mean ${near}?` : 'write the path of the file below content, without its extension';
    return [{rule: 'ledger', severity: 'error', problem: `The article "${key}" does not exist.`, ...place, fix}];
  });
  return [...unfounded, ...lonely];
};
