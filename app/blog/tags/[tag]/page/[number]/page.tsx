import type {Metadata} from 'next';
import {BlogTagPage} from '@/components/lists/blog-tag-page';
import {loadContent} from '@/lib/content';
import {pageNumbers} from '@/lib/content/pagination';
import {pageMetadata} from '@/lib/site/head/metadata';
import {blogTagTitle, tagListPath} from '@/lib/site/routes';
import {NONE, orNotFound, pageNumber} from '@/lib/site/routing/params';

type Props = PageProps<'/blog/tags/[tag]/page/[number]'>;

export async function generateStaticParams() {
  const {blog} = await loadContent();
  const params = blog.tags.flatMap(({slug}) => {
    const [, ...further] = pageNumbers(blog.tagPage(slug, 1)!.count);
    return further.map((number) => ({tag: slug, number: String(number)}));
  });
  return params.length > 0 ? params : [{tag: NONE, number: NONE}];
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {tag: slug, number: param} = await params;
  const number = pageNumber(param);
  const {blog} = await loadContent();
  const tag = orNotFound(blog.tag(slug), `/blog/tags/${slug}`);
  return pageMetadata({
    path: tagListPath(tag, number),
    title: blogTagTitle(tag, number),
    description: `Page ${number}. ${tag.description}`,
    tag,
  });
}

export default async function TagFurtherPage({params}: Props) {
  const {tag, number} = await params;
  return <BlogTagPage slug={tag} number={pageNumber(number)} />;
}
