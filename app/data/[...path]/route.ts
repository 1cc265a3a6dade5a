import {renderArticle} from '@/components/article/render-article';
import {batchAddresses, batchText, dataFiles} from '@/lib/published/data-files';

export const dynamic = 'force-static';

const filesOf = dataFiles(renderArticle);

/** The build asks for the files in batches, which the post-build step takes apart. */
export async function generateStaticParams() {
  return batchAddresses((await filesOf()).size).map((address) => ({path: address.slice(1).split('/')}));
}

/** A batch, or one file by its address, as the development server asks for it. */
export async function GET(_request: Request, {params}: RouteContext<'/data/[...path]'>) {
  const address = `/${(await params).path.join('/')}`;
  const files = await filesOf();
  const text = (await batchText(files, address)) ?? (await files.get(address)?.());
  if (text === undefined) return new Response('null', {status: 404});
  const type = address.endsWith('.md') ? 'text/markdown' : 'application/json';
  return new Response(text, {headers: {'content-type': `${type}; charset=utf-8`}});
}
