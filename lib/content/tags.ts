import 'server-only';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {readValid} from '@/lib/config/read-valid';
import type {SchemaProblem} from '@/lib/config/zod-problem';
import {closest, type Problem} from '@/lib/errors';
import {Faults} from '@/lib/faults';
import {groupBy} from '@/lib/group-by';
import {tagPath} from '@/lib/site/routing/tag-path';
import {smarten} from '@/lib/typography';
import {cachedYaml} from '@/lib/yaml';
import type {ReadContext} from './articles';
import type {ArticleFile} from './files/article-file';
import {contentFolder} from './files/content-folder';
import {readText} from './files/read-text';
import type {Tag, TagRef} from './model';
import {suggestTags} from './suggest';

const FILE = 'content/tags.yml';

/** content/tags.yml. */
export const vocabularySchema = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write a tag in lower case with hyphens'),
  z.strictObject({
    label: z.string().min(1),
    description: z.string().min(1),
    area: z.string().optional().describe('The subject area; groups tags for authors.'),
  }),
);

export type TagVocabulary = z.output<typeof vocabularySchema>;

/** The valid tags of content/tags.yml. Records errors in `collected`; without it, throws a SiteError. */
export function readTagVocabulary(root: string, collected?: Faults): TagVocabulary {
  const file = `${contentFolder()}/tags.yml`;
  if (!existsSync(path.join(root, file))) return {};
  const faults = collected ?? new Faults();
  const yaml = faults.attempt('data', () => cachedYaml(readText(root, file), file), {file});
  const report = ({path: keys, problem, fix}: SchemaProblem) =>
    faults.add('data', {problem, ...yaml!.place(keys), fix});
  const vocabulary = yaml ? readValid(vocabularySchema, yaml.data ?? {}, report) : {};
  // said once, instead of every tag of every article
  if (yaml && !yaml.data)
    faults.add('data', {
      problem: `${file} is empty.`,
      file,
      fix: 'write each tag with a label and a description; without tags delete the file',
    });
  if (!collected) faults.throwAll();
  return vocabulary;
}

/** The tags of an article with their labels. Records unknown ones, unless they pass (articles.ts). */
export function readTags(
  {frontMatter, place}: ArticleFile,
  {acceptsAnyTag, vocabulary, faults}: ReadContext,
): TagRef[] {
  const slugs = frontMatter?.tags ?? [];
  return slugs.flatMap((slug, index): TagRef[] => {
    if (slugs.indexOf(slug) < index) {
      const problem = `The tag "${slug}" appears twice.`;
      faults.add('tags', {problem, ...place(['tags', index]), fix: 'remove one of the two'});
      return [];
    }
    const known = Object.hasOwn(vocabulary, slug) ? vocabulary[slug] : undefined;
    if (known) return [{slug, label: smarten(known.label)}];
    if (!acceptsAnyTag) {
      faults.add('tags', {...unknownTag(slug, vocabulary, frontMatter?.title ?? ''), ...place(['tags', index])});
    }
    const words = slug.toLowerCase().match(/[a-z0-9]+/g);
    return [{slug: words?.join('-') ?? 'other', label: slug}];
  });
}

function unknownTag(tag: string, vocabulary: TagVocabulary, title: string): Problem {
  const known = Object.keys(vocabulary);
  const near = tagFor(tag, known) ?? closest(tag, known);
  const fitting = near ? [] : suggestTags(`${tag} ${title}`, vocabulary, 3);
  const hint = near ? `did you mean "${near}"? ` : fitting.length > 0 ? `these may fit: ${fitting.join(', ')}; ` : '';
  const fix = `${hint}use a tag of ${FILE}, or add it there with a label and a description`;
  return {problem: `Unknown tag "${tag}".`, fix};
}

/** The tag that differs only in case, spaces and underscores. */
function tagFor(written: string, known: readonly string[]): string | undefined {
  const slug = written
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return known.includes(slug) ? slug : undefined;
}

/** One entry per tag in use, by label. `items` keeps the given order. */
export function groupByTag<T extends {readonly tags: readonly TagRef[]}>(
  items: readonly T[],
  vocabulary: TagVocabulary,
  kind: 'post' | 'doc',
): Tag<T>[] {
  const uses = items.flatMap((item) => item.tags.map((tag) => ({tag, item})));
  return [...groupBy(uses, ({tag}) => tag.slug)]
    .map(([slug, group]) => ({
      ...group[0]!.tag,
      description: smarten(vocabulary[slug]?.description ?? ''),
      route: tagPath(kind, slug),
      items: group.map(({item}) => item),
    }))
    .sort((a, b) => compareLabels(a.label, b.label));
}

const collator = new Intl.Collator('en', {sensitivity: 'base', numeric: true});

/** Alphabetical order for readers: ignores case and accents, 2 comes before 10. */
export function compareLabels(a: string, b: string): number {
  return collator.compare(a, b);
}

/** Labels by first letter, in order; "#" is for others than A to Z. A leading article is ignored. */
export function byLetter<T extends {readonly label: string}>(items: readonly T[]): {letter: string; items: T[]}[] {
  const wordsOf = ({label}: T) => label.replace(/^(?:An?|The) /, '');
  const sorted = [...items].sort((a, b) => compareLabels(wordsOf(a), wordsOf(b)));
  const letterOf = (item: T) => {
    const first = wordsOf(item).normalize('NFD').charAt(0).toUpperCase();
    return /[A-Z]/.test(first) ? first : '#';
  };
  return [...groupBy(sorted, letterOf)].map(([letter, group]) => ({letter, items: group}));
}
