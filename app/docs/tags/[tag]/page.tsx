import type {Metadata} from 'next';
import {DocsTagPage} from '@/components/lists/docs-tag-page';
import {loadContent} from '@/lib/content';
import {pageMetadata} from '@/lib/site/head/metadata';
import {docsTagTitle} from '@/lib/site/routes';
import {orNotFound, staticParams} from '@/lib/site/routing/params';

type Props = PageProps<'/docs/tags/[tag]'>;

export async function generateStaticParams() {
  const {docs} = await loadContent();
  return staticParams({tag: docs.tags.map(({slug}) => slug)});
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {tag: slug} = await params;
  const {docs} = await loadContent();
  const tag = orNotFound(docs.tag(slug), `/docs/tags/${slug}`);
  return pageMetadata({path: tag.route, title: docsTagTitle(tag), description: `Articles: ${tag.description}`});
}

export default async function TagPage({params}: Props) {
  return <DocsTagPage slug={(await params).tag} />;
}
