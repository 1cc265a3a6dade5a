import type {Route} from './routes';

/** Search engines are told of every public page but tag pages and further list pages of tags. */
export function isInSitemap(route: Route): boolean {
  switch (route.kind) {
    case 'blog-tag':
    case 'blog-tags':
    case 'docs-tag':
    case 'docs-tags':
      return false;
    case 'doc':
      return route.doc.visibility === 'public';
    case 'post':
      return route.post.visibility === 'public';
    case 'page':
      return route.page.visibility === 'public';
    default:
      return true;
  }
}
