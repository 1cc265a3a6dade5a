import type {Fault} from '@/lib/faults';
import type {FileRule} from '../model';
import {reporter} from './helpers';

/** Sources in the front matter that the text never cites. */
export const uncitedSources: FileRule = (file) => {
  const {analysis, frontMatter} = file;
  if (!analysis || !frontMatter) return [];
  const used = new Set([
    ...analysis.citations.map(({id}) => id),
    ...analysis.figures.flatMap((figure) => figure.sources),
  ]);
  const fault = reporter('sources', file, 'warning');
  return frontMatter.sources.flatMap((id, index): Fault[] => {
    if (used.has(id)) return [];
    const fix = `cite it where a claim depends on it: [@${id}]; or remove it from the list`;
    return [fault(file.place(['sources', index]), `The source "${id}" is listed but never cited.`, fix)];
  });
};
