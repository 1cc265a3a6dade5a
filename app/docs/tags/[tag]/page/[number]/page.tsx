import type {Metadata} from 'next';
import {DocsTagPage} from '@/components/lists/docs-tag-page';
import {loadContent} from '@/lib/content';
import {pageMetadata} from '@/lib/head/metadata';
import {docsTagTitle, tagListPath} from '@/lib/routes';
import {atLeastOne, found, furtherPages, pageNumber} from '@/lib/routing/params';

type Props = PageProps<'/docs/tags/[tag]/page/[number]'>;

export async function generateStaticParams() {
  const {docs} = await loadContent();
  return atLeastOne(
    docs.tags.flatMap(({slug}) => furtherPages(docs.tagPage(slug, 1)?.count).map((number) => ({tag: slug, number}))),
    {tag: 'one', number: 'one'},
  );
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {tag: slug, number: param} = await params;
  const number = pageNumber(param);
  const {docs} = await loadContent();
  const tag = found(docs.tag(slug), `/docs/tags/${slug}`);
  const path = tagListPath(tag, number);
  return pageMetadata({
    path,
    title: docsTagTitle(tag, number),
    description: `Page ${number}. ${tag.description}`,
  });
}

export default async function TagFurtherPage({params}: Props) {
  const {tag, number} = await params;
  return <DocsTagPage slug={tag} number={pageNumber(number)} />;
}
