import {BlogSidebar} from '@/components/sidebar/blog-sidebar';
import {Link} from '@/components/ui/link';
import {loadContent, type Post} from '@/lib/content';
import {formatDay} from '@/lib/dates';
import {ArticleLayout} from './article-layout';

export async function PostArticle({post}: {post: Post}) {
  const {blog} = await loadContent();
  const {newer, older} = blog.neighbours(post);
  return (
    <ArticleLayout
      article={post}
      kicker={
        <>
          <Link href="/blog">Blog</Link> · <time dateTime={post.date}>{formatDay(post.date)}</time>
        </>
      }
      meta={
        <>
          <span>{post.readingMinutes} min read</span>{' '}
          {post.updated !== post.date && (
            <span>
              Last updated <time dateTime={post.updated}>{formatDay(post.updated)}</time>
            </span>
          )}
        </>
      }
      sidebar={<BlogSidebar current={post} />}
      neighbours={{
        label: 'Blog post page navigation',
        before: newer && {name: 'Newer post', label: newer.title, href: newer.route},
        after: older && {name: 'Older post', label: older.title, href: older.route},
      }}
    />
  );
}
