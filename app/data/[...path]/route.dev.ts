import {renderArticle} from '@/components/article/render-article';
import {dataFiles} from '@/lib/output/files/data-files';

const filesOf = dataFiles(renderArticle);

/** Serves JSON and Markdown in development; a build writes them after the export (scripts/postbuild.mts). */
export async function GET(_request: Request, {params}: {params: Promise<{path: string[]}>}) {
  const address = `/${(await params).path.join('/')}`;
  const text = await (await filesOf()).get(address)?.();
  if (text === undefined) return new Response('null', {status: 404});
  const type = address.endsWith('.md') ? 'text/markdown' : 'application/json';
  return new Response(text, {headers: {'content-type': `${type}; charset=utf-8`}});
}
