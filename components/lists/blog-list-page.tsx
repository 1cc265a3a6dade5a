import {PageLayout} from '@/components/page/page-layout';
import {BlogSidebar} from '@/components/sidebar/blog-sidebar';
import {Link} from '@/components/ui/link';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {blogListPath} from '@/lib/site/routes';
import {orNotFound} from '@/lib/site/routing/params';
import {PostList} from './post-list';

/** One page of all posts. */
export async function BlogListPage({number}: {number: number}) {
  const {blog} = await loadContent();
  const {title, description} = siteConfig().blog;
  const page = orNotFound(blog.page(number), blogListPath(number));
  return (
    <PageLayout
      hasSearch
      title={number === 1 ? title : `${title}, page ${number} of ${page.count}`}
      lead={
        <>
          {number === 1 && `${description} `}
          <Link href="/blog/archive">Archive</Link>&nbsp;· <Link href="/blog/tags">Tags</Link>
        </>
      }
      hue="sun"
      sidebar={<BlogSidebar near={page.items[0]} />}
    >
      <PostList page={page} pathOf={blogListPath} />
    </PageLayout>
  );
}
