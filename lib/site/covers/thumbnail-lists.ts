import 'server-only';
import {siteConfig} from '@/lib/config';
import type {Content} from '@/lib/content';
import {POSTS_ON_HOME, pageOf} from '@/lib/content/pagination';
import {readNext, readNextRoutes} from '@/lib/content/related/read-next';
import {inSeason} from '@/lib/content/season';
import {cardsOf} from '@/lib/content/sidebars/resolve-sidebars';
import {buildDay} from '@/lib/dates';
import type {ThumbnailList} from '@/lib/site/covers/sprites';
import type {Route} from '@/lib/site/routes';

/** Every page with thumbnails of articles, and those articles in order. */
export async function thumbnailLists(routes: readonly Route[], {blog, docs}: Content): Promise<ThumbnailList[]> {
  const {postsPerPage} = siteConfig().blog;
  const paths = (items: readonly {readonly route: string}[] | undefined) => (items ?? []).map(({route}) => route);
  const listsOf = async (route: Route): Promise<ThumbnailList[]> => {
    switch (route.kind) {
      case 'home': {
        const sections = docs.sections.flatMap((section) => section.docs.slice(0, 1));
        const posts = [...blog.listed.slice(0, POSTS_ON_HOME), ...inSeason(blog.listed, buildDay()).posts];
        return [{path: route.path, routes: [...new Set(paths([...sections, ...posts]))]}];
      }
      case 'docs-root':
        return [{path: route.path, routes: docs.sections.flatMap((section) => paths(section.docs.slice(0, 1)))}];
      case 'blog-list':
        return [{path: route.path, routes: paths(blog.page(route.number)?.items)}];
      case 'blog-tag':
        return [{path: route.path, routes: paths(pageOf(route.tag.items, route.number, postsPerPage)?.items)}];
      case 'docs-tag':
        return [{path: route.path, routes: paths(route.tag.items)}];
      case 'category':
        return [{path: route.path, routes: route.category.groups.flatMap((group) => paths(cardsOf(group)))}];
      case 'doc':
      case 'post': {
        const article = route.kind === 'doc' ? route.doc : route.post;
        const {named, others} = await readNext(article, readNextRoutes(article.body));
        return [{path: route.path, routes: [...named, ...paths(others)]}];
      }
      default:
        return [];
    }
  };
  return (await Promise.all(routes.map(listsOf))).flat();
}
