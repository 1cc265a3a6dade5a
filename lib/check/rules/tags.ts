import {closest} from '@/lib/errors';
import type {Fault} from '../fault';
import type {FileRule} from '../model';
import {reporter} from './make';

/** Tags that are not in the vocabulary, or stand twice. */
export const tags: FileRule = (file, {vocabulary}) => {
  const fault = reporter('tags', file);
  const known = Object.keys(vocabulary);
  const seen = new Set<string>();
  return (file.front?.tags ?? []).flatMap((tag, index): Fault[] => {
    const place = file.place(['tags', index]);
    if (seen.has(tag)) return [fault(place, `The tag "${tag}" stands twice.`, 'keep one of the two')];
    seen.add(tag);
    if (Object.hasOwn(vocabulary, tag)) return [];
    const near = tagFor(tag, known) ?? closest(tag, known);
    const fix = `${near ? `did you mean "${near}"? ` : ''}use a tag of content/tags.yml, or add it there with a label and a description`;
    return [fault(place, `Unknown tag "${tag}".`, fix)];
  });
};

/** The tag that is written the same but for case, spaces and underscores. */
export function tagFor(written: string, known: readonly string[]): string | undefined {
  const slug = written
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return known.includes(slug) ? slug : undefined;
}
