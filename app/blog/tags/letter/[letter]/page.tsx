import type {Metadata} from 'next';
import {TagIndex} from '@/components/lists/tag-index';
import {PageFrame} from '@/components/page/page-frame';
import {loadContent} from '@/lib/content';
import {letterOf, letterParams} from '@/lib/letter-params';
import {pageMetadata} from '@/lib/metadata';

type Props = PageProps<'/blog/tags/letter/[letter]'>;

export async function generateStaticParams() {
  return letterParams((await loadContent()).blog.tags);
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {letter} = await params;
  return pageMetadata({
    path: `/blog/tags/letter/${letter}`,
    title: `Blog tags: ${letter.toUpperCase()}`,
    description: `The subjects of the Sunroot blog that begin with ${letter.toUpperCase()}, with the number of posts on each.`,
  });
}

export default async function BlogTagsLetterPage({params}: Props) {
  const {letter: slug} = await params;
  const entries = (await loadContent()).blog.tags;
  const letter = letterOf(entries, slug);
  return (
    <PageFrame title={`Blog tags: ${letter}`} hue="sun" width="page">
      <TagIndex tags={entries} base="/blog/tags/letter" letter={letter} />
    </PageFrame>
  );
}
