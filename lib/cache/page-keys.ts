import 'server-only';
import type {AnyArticle, Content, Doc, Post} from '@/lib/content';
import type {Route} from '@/lib/routes';
import {hashOf} from './cache';

/** Finds the articles related to one. */
type FindRelated = (article: Post | Doc) => Promise<readonly AnyArticle[]>;

/**
 * A key for every page that can be cached between builds: the same key, the same page. `state` is a hash of everything but the articles: code,
 * settings, data, pictures. Of every article all that its front matter and its length say counts, because menus, lists, neighbours and tags
 * on any page may show it; its text counts for its own page and for the pages that list it. A page of a kind not named here is rendered in
 * every build.
 */
export async function pageKeys(
  routes: readonly Route[],
  {articles}: Content,
  state: string,
  related: FindRelated,
): Promise<Map<string, string>> {
  const shared = hashOf(state, ...articles.map(facts));
  const keys = new Map<string, string>();
  for (const route of routes) {
    const shown = await articlesOn(route, related);
    if (shown)
      keys.set(
        route.path,
        hashOf(shared, route.path, ...shown.flatMap((article) => [article.route, ownTexts(article)])),
      );
  }
  return keys;
}

/** What other pages may show of an article. */
function facts(article: AnyArticle): string {
  return JSON.stringify({...article, ...NOT_SHOWN, body: '', bodyLine: 0, words: 0});
}

/** What only the page of an article shows, or no page at all. */
const NOT_SHOWN = {searched: undefined, reviewed: undefined, corrections: [], asks: []};

function ownTexts({body, searched, reviewed}: AnyArticle): string {
  return JSON.stringify([body, searched, reviewed]);
}

/** The articles whose texts a page depends on, in their order on it; undefined for a page that is not cached. */
async function articlesOn(route: Route, related: FindRelated): Promise<readonly AnyArticle[] | undefined> {
  switch (route.kind) {
    case 'page':
      return [route.page];
    case 'post':
      // the texts of all articles decide which are related, and only that
      return [route.post, ...(await related(route.post))];
    case 'doc':
      return [route.doc, ...(await related(route.doc))];
    case 'blog-tag':
    case 'docs-tag':
      return route.number === 1 ? route.tag.items : undefined;
    case 'category':
      return route.category.groups.flatMap(({docs}) => docs);
    default:
      return undefined;
  }
}
