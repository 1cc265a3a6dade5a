import type {Metadata} from 'next';
import {CategoryPage} from '@/components/lists/category-page';
import {type Category, loadContent} from '@/lib/content';
import {pageMetadata} from '@/lib/site/head/metadata';
import {orNotFound, staticParams} from '@/lib/site/routing/params';

type Props = PageProps<'/docs/category/[slug]'>;

export async function generateStaticParams() {
  const {docs} = await loadContent();
  return staticParams({slug: docs.categories.map(({slug}) => slug)});
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {route, title, description} = await findCategory(params);
  return pageMetadata({path: route, title, description});
}

export default async function DocsCategoryPage({params}: Props) {
  return <CategoryPage category={await findCategory(params)} />;
}

async function findCategory(params: Props['params']): Promise<Category> {
  const {slug} = await params;
  const {docs} = await loadContent();
  return orNotFound(docs.category(slug), `/docs/category/${slug}`);
}
