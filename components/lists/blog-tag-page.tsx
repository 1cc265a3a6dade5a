import {PageLayout} from '@/components/page/page-layout';
import {Link} from '@/components/ui/link';
import {loadContent} from '@/lib/content';
import {blogTagTitle, tagListPath} from '@/lib/site/routes';
import {orNotFound} from '@/lib/site/routing/params';
import {PostList} from './post-list';

/** One page of the posts with a tag. */
export async function BlogTagPage({slug, number}: {slug: string; number: number}) {
  const {blog} = await loadContent();
  const tag = orNotFound(blog.tag(slug), `/blog/tags/${slug}`);
  const page = orNotFound(blog.tagPage(slug, number), tagListPath(tag, number));
  return (
    <PageLayout
      hasSearch
      title={blogTagTitle(tag, number)}
      lead={
        <>
          {tag.description} <Link href="/blog/tags">View all tags</Link>
        </>
      }
      hue="sun"
    >
      <PostList page={page} pathOf={(other) => tagListPath(tag, other)} />
    </PageLayout>
  );
}
