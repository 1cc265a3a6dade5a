import {renderArticle} from '@/components/article/render-article';
import {loadContent} from '@/lib/content';
import {tagFeed, tagsWithFeed} from '@/lib/feeds';
import {atLeastOne, found} from '@/lib/params';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  const tags = await tagsWithFeed();
  return atLeastOne(
    tags.map(({slug}) => ({tag: slug})),
    {tag: 'one'},
  );
}

export async function GET(_request: Request, {params}: RouteContext<'/blog/tags/[tag]/rss.xml'>) {
  const {tag} = await params;
  const {blog} = await loadContent();
  const feed = await tagFeed(found(blog.tag(tag), `/blog/tags/${tag}/rss.xml`), renderArticle);
  return new Response(feed, {headers: {'content-type': 'application/rss+xml; charset=utf-8'}});
}
