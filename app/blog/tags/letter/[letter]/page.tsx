import type {Metadata} from 'next';
import {TagIndex} from '@/components/lists/tag-index';
import {PageFrame} from '@/components/page/page-frame';
import {loadContent} from '@/lib/content';
import {pageMetadata} from '@/lib/head/metadata';
import {letterTitle} from '@/lib/routing/fixed-pages';
import {letterOf, letterParams} from '@/lib/routing/letter-params';

type Props = PageProps<'/blog/tags/letter/[letter]'>;

export async function generateStaticParams() {
  return letterParams((await loadContent()).blog.tags);
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {letter: slug} = await params;
  const letter = letterOf((await loadContent()).blog.tags, slug);
  return pageMetadata({
    path: `/blog/tags/letter/${slug}`,
    title: letterTitle('blog-tags', letter),
    description: `The subjects of the blog that begin with ${letter}, with the number of posts on each.`,
  });
}

export default async function BlogTagsLetterPage({params}: Props) {
  const {letter: slug} = await params;
  const entries = (await loadContent()).blog.tags;
  const letter = letterOf(entries, slug);
  return (
    <PageFrame title={letterTitle('blog-tags', letter)} hue="sun" width="page">
      <TagIndex tags={entries} base="/blog/tags/letter" letter={letter} />
    </PageFrame>
  );
}
