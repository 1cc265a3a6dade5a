import type {Metadata} from 'next';
import {PageFrame} from '@/components/page/page-frame';
import {AToZ} from '@/components/search/a-z';
import {loadContent} from '@/lib/content';
import {pageMetadata} from '@/lib/head/metadata';
import {allLabels} from '@/lib/routing/a-z-labels';
import {letterTitle} from '@/lib/routing/fixed-pages';
import {letterOf, letterParams} from '@/lib/routing/letter-params';

type Props = PageProps<'/a-z/[letter]'>;

export async function generateStaticParams() {
  return letterParams(allLabels(await loadContent()));
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {letter: slug} = await params;
  const letter = letterOf(allLabels(await loadContent()), slug);
  return pageMetadata({
    path: `/a-z/${slug}`,
    title: letterTitle('a-z', letter),
    description: `Every article and every subject that begins with ${letter}.`,
  });
}

export default async function AToZLetterPage({params}: Props) {
  const {letter: slug} = await params;
  const entries = allLabels(await loadContent());
  const letter = letterOf(entries, slug);
  return (
    <PageFrame title={letterTitle('a-z', letter)} width="page">
      <AToZ labels={entries} letter={letter} />
    </PageFrame>
  );
}
