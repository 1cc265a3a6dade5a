import 'server-only';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {schemaProblems} from '@/lib/config/zod-problem';
import {closest, type Place, SiteError} from '@/lib/errors';
import {smarten} from '@/lib/figures/text';
import {groupBy} from '@/lib/group-by';
import {tagPath} from '@/lib/routing/tag-path';
import {cachedYaml} from '@/lib/yaml';
import {readText} from './files';
import {contentFolder} from './folder';
import type {Tag, TagRef} from './model';

const FILE = 'content/tags.yml';

/** content/tags.yml. */
export const vocabularySchema = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a tag is written in lower case with hyphens'),
  z.strictObject({
    label: z.string().min(1),
    description: z.string().min(1),
    area: z.string().optional().describe('The field it belongs to; groups tags for authors.'),
  }),
);

export type TagVocabulary = z.output<typeof vocabularySchema>;

/** The tags authors may use, from content/tags.yml. Throws a SiteError when the file is broken. */
export function readTagVocabulary(root: string): TagVocabulary {
  const file = `${contentFolder()}/tags.yml`;
  if (!existsSync(path.join(root, file))) return {};
  const yaml = cachedYaml(readText(root, file), file);
  const parsed = vocabularySchema.safeParse(yaml.data ?? {}, {reportInput: true});
  if (parsed.success) return parsed.data;
  const [first] = schemaProblems(parsed.error, vocabularySchema, yaml.data);
  throw new SiteError({problem: first!.problem, ...yaml.place(first!.path), fix: first!.fix});
}

/** The tags of an article with their labels. Unknown ones are refused, warned of or let through, as configured. `place` gives the place of the tag at an index. */
export function resolveTags(
  slugs: readonly string[],
  vocabulary: TagVocabulary,
  onUnknown: 'ignore' | 'warn' | 'throw',
  place: (index: number) => Place,
): TagRef[] {
  return [...new Set(slugs)].map((slug) => {
    const known = Object.hasOwn(vocabulary, slug) ? vocabulary[slug] : undefined;
    if (known) return {slug, label: smarten(known.label)};
    const near = closest(slug, Object.keys(vocabulary));
    const error = new SiteError({
      problem: `Unknown tag "${slug}".`,
      ...place(slugs.indexOf(slug)),
      fix: `${near ? `did you mean "${near}"? ` : ''}use a tag of ${FILE}, or add it there with a label and a description`,
    });
    if (onUnknown === 'throw') throw error;
    if (onUnknown === 'warn') console.warn(error.message);
    return {
      slug:
        slug
          .toLowerCase()
          .match(/[a-z0-9]+/g)
          ?.join('-') ?? 'other',
      label: slug,
    };
  });
}

/** One entry per tag in use, by label. `items` keeps the order of the list it was given. */
export function groupByTag<T extends {readonly tags: readonly TagRef[]}>(
  items: readonly T[],
  vocabulary: TagVocabulary,
  kind: 'post' | 'doc',
): Tag<T>[] {
  const groups = new Map<string, {tag: TagRef; items: T[]}>();
  for (const item of items) {
    for (const tag of item.tags) {
      const group = groups.get(tag.slug) ?? {tag, items: []};
      group.items.push(item);
      groups.set(tag.slug, group);
    }
  }
  return [...groups.values()]
    .map(({tag, items: tagged}) => ({
      ...tag,
      description: smarten(vocabulary[tag.slug]?.description ?? ''),
      route: tagPath(kind, tag.slug),
      items: tagged,
    }))
    .sort((a, b) => compareLabels(a.label, b.label));
}

const collator = new Intl.Collator('en', {sensitivity: 'base', numeric: true});

/** Alphabetical order for readers: case and accents do not count, 2 comes before 10. */
export function compareLabels(a: string, b: string): number {
  return collator.compare(a, b);
}

/** Labels under their first letter, those that begin with none of A to Z under "#". Letters in order. */
export function byLetter<T extends {readonly label: string}>(items: readonly T[]): {letter: string; items: T[]}[] {
  const sorted = [...items].sort((a, b) => compareLabels(a.label, b.label));
  const letterOf = ({label}: T) => {
    const first = label.normalize('NFD').charAt(0).toUpperCase();
    return /[A-Z]/.test(first) ? first : '#';
  };
  return [...groupBy(sorted, letterOf)].map(([letter, group]) => ({letter, items: group}));
}
