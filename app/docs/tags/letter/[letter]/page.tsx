import type {Metadata} from 'next';
import {TagIndex} from '@/components/lists/tag-index';
import {PageFrame} from '@/components/page/page-frame';
import {loadContent} from '@/lib/content';
import {letterOf, letterParams} from '@/lib/letter-params';
import {pageMetadata} from '@/lib/metadata';

type Props = PageProps<'/docs/tags/letter/[letter]'>;

export async function generateStaticParams() {
  return letterParams((await loadContent()).docs.tags);
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {letter} = await params;
  return pageMetadata({
    path: `/docs/tags/letter/${letter}`,
    title: `Tags: ${letter.toUpperCase()}`,
    description: `The subjects of the Sunroot knowledge base that begin with ${letter.toUpperCase()}, with the number of articles on each.`,
  });
}

export default async function DocsTagsLetterPage({params}: Props) {
  const {letter: slug} = await params;
  const entries = (await loadContent()).docs.tags;
  const letter = letterOf(entries, slug);
  return (
    <PageFrame title={`Tags: ${letter}`} width="page">
      <TagIndex tags={entries} base="/docs/tags/letter" letter={letter} />
    </PageFrame>
  );
}
