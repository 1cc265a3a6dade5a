import type {Metadata} from 'next';
import {ArticleLayout} from '@/components/article/article-layout';
import {AboutContact} from '@/components/article/contact-note';
import {loadContent, type Page} from '@/lib/content';
import {articleMetadata} from '@/lib/site/head/metadata';
import {orNotFound, staticParams} from '@/lib/site/routing/params';

type Props = PageProps<'/[page]'>;

export async function generateStaticParams() {
  const {pages} = await loadContent();
  return staticParams({page: pages.map(({slug}) => slug)});
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return articleMetadata(await findPage(params));
}

export default async function StandalonePage({params}: Props) {
  const page = await findPage(params);
  return <ArticleLayout article={page}>{page.route === '/about' && <AboutContact />}</ArticleLayout>;
}

async function findPage(params: Props['params']): Promise<Page> {
  const {page} = await params;
  const {pages} = await loadContent();
  return orNotFound(
    pages.find(({slug}) => slug === decodeURIComponent(page)),
    `/${page}`,
  );
}
