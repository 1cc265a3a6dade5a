import {renderArticle} from '@/components/article/render-article';
import {loadContent} from '@/lib/content';
import {hasFeed} from '@/lib/output/files/feed-paths';
import {tagFeed} from '@/lib/output/files/feeds';
import {staticParams} from '@/lib/site/routing/params';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  const {blog} = await loadContent();
  return staticParams({tag: blog.tags.filter(hasFeed).map(({slug}) => slug)});
}

export async function GET(_request: Request, {params}: RouteContext<'/blog/tags/[tag]/rss.xml'>) {
  const {blog} = await loadContent();
  const tag = blog.tag((await params).tag);
  // a placeholder when the site has no tags; removed after the build
  return new Response(tag && (await tagFeed(tag, renderArticle)));
}
