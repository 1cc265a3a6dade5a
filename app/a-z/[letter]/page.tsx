import type {Metadata} from 'next';
import {PageFrame} from '@/components/page/page-frame';
import {AToZ} from '@/components/search/a-z';
import {loadContent} from '@/lib/content';
import {allLabels} from '@/lib/labels';
import {letterOf, letterParams} from '@/lib/letter-params';
import {pageMetadata} from '@/lib/metadata';

type Props = PageProps<'/a-z/[letter]'>;

export async function generateStaticParams() {
  return letterParams(allLabels(await loadContent()));
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {letter} = await params;
  return pageMetadata({
    path: `/a-z/${letter}`,
    title: `A to Z: ${letter.toUpperCase()}`,
    description: `Every article and every subject of Sunroot that begins with ${letter.toUpperCase()}.`,
  });
}

export default async function AToZLetterPage({params}: Props) {
  const {letter: slug} = await params;
  const entries = allLabels(await loadContent());
  const letter = letterOf(entries, slug);
  return (
    <PageFrame title={`A to Z: ${letter}`} width="page">
      <AToZ labels={entries} letter={letter} />
    </PageFrame>
  );
}
