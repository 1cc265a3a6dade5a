import type {Metadata} from 'next';
import {TagIndex} from '@/components/lists/tag-index';
import {DocsRootLink} from '@/components/page/docs-root-link';
import {PageFrame} from '@/components/page/page-frame';
import {loadContent} from '@/lib/content';
import {pageMetadata} from '@/lib/head/metadata';
import {letterTitle} from '@/lib/routing/fixed-pages';
import {letterOf, letterParams} from '@/lib/routing/letter-params';

type Props = PageProps<'/docs/tags/letter/[letter]'>;

export async function generateStaticParams() {
  return letterParams((await loadContent()).docs.tags);
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {letter: slug} = await params;
  const letter = letterOf((await loadContent()).docs.tags, slug);
  return pageMetadata({
    path: `/docs/tags/letter/${slug}`,
    title: letterTitle('docs-tags', letter),
    description: `The subjects of the knowledge base that begin with ${letter}, with the number of articles on each.`,
  });
}

export default async function DocsTagsLetterPage({params}: Props) {
  const {letter: slug} = await params;
  const entries = (await loadContent()).docs.tags;
  const letter = letterOf(entries, slug);
  return (
    <PageFrame title={letterTitle('docs-tags', letter)} kicker={<DocsRootLink />} width="page">
      <TagIndex tags={entries} base="/docs/tags/letter" letter={letter} />
    </PageFrame>
  );
}
