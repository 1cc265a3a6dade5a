import type {Metadata} from 'next';
import {DocList} from '@/components/lists/doc-list';
import {PageFrame} from '@/components/page/page-frame';
import {Link} from '@/components/ui/link';
import {type Doc, loadContent, type Tag} from '@/lib/content';
import {pageMetadata} from '@/lib/metadata';
import {atLeastOne, found} from '@/lib/params';
import {docsTagTitle} from '@/lib/routes';

type Props = PageProps<'/docs/tags/[tag]'>;

export async function generateStaticParams() {
  const {docs} = await loadContent();
  return atLeastOne(
    docs.tags.map(({slug}) => ({tag: slug})),
    {tag: 'one'},
  );
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const tag = await findTag(params);
  return pageMetadata({path: tag.route, title: docsTagTitle(tag), description: tag.description});
}

export default async function DocsTagPage({params}: Props) {
  const tag = await findTag(params);
  return (
    <PageFrame
      title={docsTagTitle(tag)}
      lead={
        <>
          {tag.description} <Link href="/docs/tags">View all tags</Link>
        </>
      }
    >
      <DocList docs={tag.items} list={tag.route} />
    </PageFrame>
  );
}

async function findTag(params: Props['params']): Promise<Tag<Doc>> {
  const {tag} = await params;
  const {docs} = await loadContent();
  return found(docs.tag(tag), `/docs/tags/${tag}`);
}
