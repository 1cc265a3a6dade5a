import type {Metadata} from 'next';
import {PageFrame} from '@/components/page/page-frame';
import {AToZ} from '@/components/search/a-z';
import {loadContent} from '@/lib/content';
import {allLabels} from '@/lib/labels';
import {pageMetadata} from '@/lib/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: '/a-z',
    title: 'A to Z',
    description:
      'Every article and every subject of Sunroot in alphabetical order, from the knowledge base and the blog.',
  });
}

export default async function AToZPage() {
  const labels = allLabels(await loadContent());
  const articles = labels.filter(({note}) => note === undefined).length;
  return (
    <PageFrame title="A to Z" lead={`All ${articles} articles and every subject, by first letter.`} width="page">
      <AToZ labels={labels} />
    </PageFrame>
  );
}
