import 'server-only';
import {isPublished} from '@/lib/authoring/check/model';
import {covered} from '@/lib/authoring/check/rules/covers';
import {sidebarsConfig, siteConfig} from '@/lib/config';
import {readArticleFiles} from '@/lib/content';
import type {ArticleFile} from '@/lib/content/files/article-file';
import {groupsOf} from '@/lib/content/sidebars/resolve-sidebars';
import {slugProblem} from '@/lib/content/slugs';
import {suggestCovers, suggestNext, suggestSources, suggestTags} from '@/lib/content/suggest';
import {readTagVocabulary} from '@/lib/content/tags';
import {allSources} from '@/lib/data/sources';
import {choices, SiteError} from '@/lib/errors';
import {Faults} from '@/lib/faults';
import {freeCovers} from '@/lib/site/covers/cover-faults';
import {draftText} from './draft-text';
import type {ArticleRequest} from './request';
import {freeSlug, type SlugStyle, slugFromTitle, styleOf} from './slug';

export interface NewArticle {
  readonly file: string;
  readonly route: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly sources: readonly string[];
}

/** The file of a request, without writing it. Throws a SiteError when it would clash with an existing article. */
export function newArticle(root: string, request: ArticleRequest, today: string): NewArticle {
  // a fault in another article must not stop an author starting this one
  const heads = readArticleFiles({root, faults: new Faults()});
  refuseSameTitle(request.title, heads);
  const folder = request.kind === 'post' ? '/blog' : `/docs/${request.section}`;
  const slug = slugFor(request, heads, today);
  const vocabulary = readTagVocabulary(root);
  const sectionTag = request.kind === 'doc' && Object.hasOwn(vocabulary, request.section) ? [request.section] : [];
  const tags = [...new Set([...sectionTag, ...suggestTags(request.title, vocabulary)])];
  const sources = suggestSources(request.title, tags, allSources());
  const published = heads.filter((head) => head.kind !== 'page' && isPublished(head, today));
  const next = suggestNext(request.title, tags, published.map(readable));
  const itself = {
    file: `content${folder}/${slug}.mdx`,
    route: `${folder}/${slug}`,
    ...(request.kind === 'post' ? {date: today} : {section: request.section}),
  };
  const covers = suggestCovers(
    request.title,
    freeCovers(
      {...itself, next: next.map((article) => article.route)},
      heads.flatMap(covered),
      siteConfig().blog.postsPerPage,
    ),
  );
  const place = request.kind === 'doc' ? placeInSidebar(request, heads) : {};
  return {
    file: itself.file,
    route: itself.route,
    text: draftText({request, today, tags, sources, covers, next, ...place}),
    tags,
    sources,
  };
}

const readable = ({route, frontMatter}: ArticleFile) => ({
  route,
  title: frontMatter?.title ?? route,
  description: frontMatter?.description ?? '',
  tags: frontMatter?.tags ?? [],
});

function slugFor(request: ArticleRequest, heads: readonly ArticleFile[], today: string): string {
  const taken = new Set(
    heads.flatMap(({route, frontMatter}) => [route, ...(frontMatter?.aliases ?? [])]).map((item) => item.toLowerCase()),
  );
  const names = new Set(heads.filter(({kind}) => kind === 'post').map(({slug}) => slug.slice(11).toLowerCase()));
  if (request.kind === 'post') {
    const isTaken = (slug: string) =>
      names.has(slug.toLowerCase()) || taken.has(`/blog/${today}-${slug}`.toLowerCase());
    return `${today}-${chosenSlug(request, isTaken, `${today}-`) ?? freeSlug(slugOf(request, 'small'), request.title, isTaken)}`;
  }
  const isTaken = (slug: string) => taken.has(`/docs/${request.section}/${slug}`.toLowerCase());
  const style = styleOf(heads.filter(({section}) => section === request.section).map(({slug}) => slug));
  const isUnfit = (slug: string) => isTaken(slug) || slugProblem(slug, {}) !== undefined;
  return chosenSlug(request, isTaken) ?? freeSlug(slugOf(request, style), request.title, isUnfit);
}

function slugOf({title}: ArticleRequest, style: SlugStyle): string {
  const slug = slugFromTitle(title, style);
  if (slug !== '') return slug;
  throw new SiteError({
    problem: 'No address can be made from this title: it has no Latin letter and no digit.',
    in: `"${title}"`,
    fix: 'use --slug to set the end of the address, for example: --slug tea-in-japan',
  });
}

/** The slug that the author typed. It is never changed: an invalid one is refused. */
function chosenSlug({slug}: ArticleRequest, isTaken: (slug: string) => boolean, before = ''): string | undefined {
  if (slug === undefined) return undefined;
  const problem = isTaken(slug)
    ? `An article with the address "${slug}" already exists.`
    : slugProblem(`${before}${slug}`, {})?.problem;
  if (problem === undefined) return slug;
  throw new SiteError({
    problem,
    in: '--slug',
    fix: 'choose another: letters, digits and -, starting with a letter or digit',
  });
}

function refuseSameTitle(title: string, heads: readonly ArticleFile[]): void {
  const same = heads.find(({frontMatter}) => frontMatter?.title?.trim().toLowerCase() === title.toLowerCase());
  if (!same) return;
  throw new SiteError({
    problem: `An article called "${same.frontMatter?.title}" already exists.`,
    file: same.file,
    fix: 'continue with that one, or say in the title what is different about the new one',
  });
}

function placeInSidebar({section, group}: Extract<ArticleRequest, {kind: 'doc'}>, heads: readonly ArticleFile[]) {
  const groups = groupsOf(section, sidebarsConfig());
  if (group !== undefined && groups && !groups.includes(group)) {
    const fix = `${choices(group, groups)}; or add the group to content/sidebars.ts`;
    throw new SiteError({problem: `Unknown group "${group}".`, fix});
  }
  const positions = heads
    .filter((head) => head.section === section)
    .map(({frontMatter}) => frontMatter?.sidebar_position ?? 0);
  return {groups, group: group ?? groups?.[0], position: Math.max(0, ...positions) + 1};
}
