import type {Metadata} from 'next';
import {BlogListPage} from '@/components/lists/blog-list-page';
import {siteConfig} from '@/lib/config';
import {pageMetadata} from '@/lib/site/head/metadata';

export function generateMetadata(): Metadata {
  const {title, description} = siteConfig().blog;
  return pageMetadata({path: '/blog', title, description});
}

export default function BlogPage() {
  return <BlogListPage number={1} />;
}
