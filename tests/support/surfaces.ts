import {loadContent} from '@/lib/content';
import {relatedTo} from '@/lib/content/related/related';
import {blogFeed, tagFeed} from '@/lib/output/files/feeds';
import {fragments, routeTitles} from '@/lib/output/files/fragments';
import {payloadOf, type Render} from '@/lib/output/files/payloads';
import {llmsText} from '@/lib/output/files/published-markdown';
import {isInSitemap} from '@/lib/output/files/sitemap';
import {allRoutes} from '@/lib/site/routes';
import {allLabels} from '@/lib/site/routing/a-z-labels';
import type {Kind} from './visibility';

export interface Surface {
  readonly name: string;
  /** Authors see drafts in lists while they write; published data never contains them. */
  readonly group: 'lists' | 'announcements' | 'addresses';
  /** The kinds of articles that may appear there. */
  readonly kinds: readonly Kind[];
  /** The address of every article there. */
  readonly text: string;
}

const render: Render = async ({body}) => ({html: `<p>${body}</p>`, toc: []});
const all: readonly Kind[] = ['post', 'doc', 'page'];

/** Every place where an article may appear, made by the functions the build uses. */
export async function surfaces(): Promise<Surface[]> {
  const content = await loadContent();
  const {blog, docs} = content;
  const routes = await allRoutes();
  const parts = await fragments(render as Parameters<typeof fragments>[0]);
  const part = async (start: string) =>
    Promise.all([...parts].filter(([path]) => path.startsWith(start)).map(([, make]) => make()));
  const json = (path: string) => payloadOf(routes.find((route) => route.path === path)!, render);
  const list = (name: string, kinds: readonly Kind[], value: unknown): Surface => ({
    name,
    group: 'lists',
    kinds,
    text: JSON.stringify(value),
  });
  const announcement = (name: string, kinds: readonly Kind[], text: string): Surface => ({
    name,
    group: 'announcements',
    kinds,
    text,
  });
  return [
    list('home page as JSON', ['post'], await json('/')),
    list('page of posts as JSON', ['post'], await json('/blog')),
    list('archive as JSON', ['post'], await json('/blog/archive')),
    list('blog sidebar', ['post'], await part('/blog/years')),
    list('page of a blog tag', ['post'], await json('/blog/tags/shared')),
    list('newer and older post', ['post'], blog.listed.map(blog.neighbours)),
    list('section', ['doc'], docs.sections),
    list('docs of the version, as JSON', ['doc'], docs.version.docs),
    list('docs sidebar', ['doc'], [...docs.sidebars.values()]),
    list('page of a docs tag', ['doc'], await json('/docs/tags/shared')),
    list(
      'previous and next doc',
      ['doc'],
      docs.listed.map(({route}) => docs.neighbours(route)),
    ),
    list('sections to save', ['doc'], await part('/offline')),
    list('A to Z', all, allLabels(content)),
    list('search index', all, await part('/search/index')),
    list('search text', all, await part('/search/texts')),
    list('previews', ['post', 'doc'], await part('/previews')),
    announcement('RSS', ['post'], await blogFeed('rss', render)),
    announcement('Atom', ['post'], await blogFeed('atom', render)),
    announcement('JSON Feed', ['post'], await blogFeed('json', render)),
    announcement('feed of a tag', ['post'], await tagFeed(blog.tag('shared')!, render)),
    announcement('sitemap', all, JSON.stringify(routes.filter(isInSitemap).map(({path}) => path))),
    announcement('llms.txt', all, await llmsText()),
    announcement('titles for the not-found page', all, JSON.stringify(await routeTitles())),
    {name: 'address of its own', group: 'addresses', kinds: all, text: JSON.stringify(routes.map(({path}) => path))},
  ];
}

/** The addresses of articles related to any other. */
export async function relatedRoutes(): Promise<ReadonlySet<string>> {
  const {blog, docs} = await loadContent();
  const related = await Promise.all([...blog.all, ...docs.all].map(relatedTo));
  return new Set(related.flat().map(({route}) => route));
}

/** The tags that have a page. */
export async function tagSlugs(): Promise<string[]> {
  const {blog, docs} = await loadContent();
  return [...new Set([...blog.tags, ...docs.tags].map(({slug}) => slug))].sort();
}
