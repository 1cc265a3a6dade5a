import {closest} from '@/lib/errors';
import {suggestTags} from '@/lib/scaffold/suggest';
import type {Fault} from '../fault';
import type {FileRule} from '../model';
import {reporter} from './make';

/** Tags that are not in the vocabulary, and duplicates. */
export const tags: FileRule = (file, {vocabulary}) => {
  const fault = reporter('tags', file);
  const known = Object.keys(vocabulary);
  // a vocabulary that cannot be read is reported once, not with every tag
  if (known.length === 0) return [];
  const seen = new Set<string>();
  return (file.front?.tags ?? []).flatMap((tag, index): Fault[] => {
    const place = file.place(['tags', index]);
    if (seen.has(tag)) return [fault(place, `The tag "${tag}" appears twice.`, 'keep one of the two')];
    seen.add(tag);
    if (Object.hasOwn(vocabulary, tag)) return [];
    const near = tagFor(tag, known) ?? closest(tag, known);
    const fitting = near ? [] : suggestTags(`${tag} ${file.front?.title ?? ''}`, vocabulary, 3);
    const hint = near ? `did you mean "${near}"? ` : fitting.length > 0 ? `these may fit: ${fitting.join(', ')}; ` : '';
    const fix = `${hint}use a tag of content/tags.yml, or add it there with a label and a description`;
    return [fault(place, `Unknown tag "${tag}".`, fix)];
  });
};

/** An article without a tag is listed on no tag page. */
export const noTags: FileRule = (file, {vocabulary}) => {
  if (!file.front || file.kind === 'page' || file.front.tags.length > 0 || file.route === '/docs/intro') return [];
  const fitting = suggestTags(file.front.title ?? '', vocabulary);
  const hint = fitting.length > 0 ? `; these may fit: ${fitting.join(', ')}` : '';
  const fix = `choose one to six tags of content/tags.yml, the most telling first${hint}`;
  return [reporter('no-tags', file)(file.place(['tags']), 'The article has no tag.', fix)];
};

/** The tag that is written the same but for case, spaces and underscores. */
export function tagFor(written: string, known: readonly string[]): string | undefined {
  const slug = written
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return known.includes(slug) ? slug : undefined;
}
