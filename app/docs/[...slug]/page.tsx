import type {Metadata} from 'next';
import {DocArticle} from '@/components/article/doc-article';
import {type Doc, loadContent} from '@/lib/content';
import {articleMetadata} from '@/lib/site/head/metadata';
import {orNotFound, staticParams} from '@/lib/site/routing/params';

type Props = PageProps<'/docs/[...slug]'>;

export async function generateStaticParams() {
  const {docs} = await loadContent();
  return staticParams({slug: docs.all.map(({id}) => id)}).map(({slug}) => ({slug: slug.split('/')}));
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return articleMetadata(await findDoc(params));
}

export default async function DocPage({params}: Props) {
  return <DocArticle doc={await findDoc(params)} />;
}

async function findDoc(params: Props['params']): Promise<Doc> {
  const id = (await params).slug.map(decodeURIComponent).join('/');
  const {docs} = await loadContent();
  return orNotFound(docs.doc(id), `/docs/${id}`);
}
