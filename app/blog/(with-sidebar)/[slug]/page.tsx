import type {Metadata} from 'next';
import {PostArticle} from '@/components/article/post-article';
import {loadContent, type Post} from '@/lib/content';
import {articleMetadata} from '@/lib/site/head/metadata';
import {orNotFound, staticParams} from '@/lib/site/routing/params';

type Props = PageProps<'/blog/[slug]'>;

export async function generateStaticParams() {
  const {blog} = await loadContent();
  return staticParams({slug: blog.all.map(({slug}) => slug)});
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return articleMetadata(await findPost(params));
}

export default async function BlogPostPage({params}: Props) {
  return <PostArticle post={await findPost(params)} />;
}

async function findPost(params: Props['params']): Promise<Post> {
  const {slug} = await params;
  const {blog} = await loadContent();
  return orNotFound(blog.post(decodeURIComponent(slug)), `/blog/${slug}`);
}
