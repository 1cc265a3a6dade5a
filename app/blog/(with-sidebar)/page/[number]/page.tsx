import type {Metadata} from 'next';
import {BlogListPage} from '@/components/lists/blog-list-page';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {pageNumbers} from '@/lib/content/pagination';
import {pageMetadata} from '@/lib/site/head/metadata';
import {blogListPath} from '@/lib/site/routes';
import {pageNumber, staticParams} from '@/lib/site/routing/params';

type Props = PageProps<'/blog/page/[number]'>;

export async function generateStaticParams() {
  const {blog} = await loadContent();
  return staticParams({number: pageNumbers(blog.page(1)!.count).slice(1).map(String)});
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const number = pageNumber((await params).number);
  const {title, description} = siteConfig().blog;
  return pageMetadata({
    path: blogListPath(number),
    title: `${title}, page ${number}`,
    description: `Page ${number}. ${description}`,
  });
}

export default async function BlogFurtherPage({params}: Props) {
  return <BlogListPage number={pageNumber((await params).number)} />;
}
