import type {Metadata} from 'next';
import {BlogTagPage} from '@/components/lists/blog-tag-page';
import {loadContent} from '@/lib/content';
import {pageMetadata} from '@/lib/site/head/metadata';
import {blogTagTitle} from '@/lib/site/routes';
import {orNotFound, staticParams} from '@/lib/site/routing/params';

type Props = PageProps<'/blog/tags/[tag]'>;

export async function generateStaticParams() {
  const {blog} = await loadContent();
  return staticParams({tag: blog.tags.map(({slug}) => slug)});
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {tag: slug} = await params;
  const {blog} = await loadContent();
  const tag = orNotFound(blog.tag(slug), `/blog/tags/${slug}`);
  return pageMetadata({path: tag.route, title: blogTagTitle(tag), description: `Posts: ${tag.description}`, tag});
}

export default async function TagPage({params}: Props) {
  return <BlogTagPage slug={(await params).tag} number={1} />;
}
