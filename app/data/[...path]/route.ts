import {renderArticle} from '@/components/article/render-article';
import {fragments} from '@/lib/fragments';
import {jsonPath} from '@/lib/paths';
import {payloadOf} from '@/lib/payloads';
import {allRoutes} from '@/lib/routes';
import {markdownTwins} from '@/lib/twins';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  const [routes, others, twins] = await Promise.all([
    allRoutes(),
    fragments(renderArticle),
    markdownTwins(renderArticle),
  ]);
  const paths = [...routes.map(({path}) => jsonPath(path)), ...others.keys(), ...twins.keys()];
  return paths.map((path) => ({path: path.slice(1).split('/')}));
}

export async function GET(_request: Request, {params}: RouteContext<'/data/[...path]'>) {
  const {path} = await params;
  const wanted = `/${path.join('/')}`;
  const twin = (await markdownTwins(renderArticle)).get(wanted);
  if (twin) return new Response(await twin(), {headers: {'content-type': 'text/markdown; charset=utf-8'}});
  const other = (await fragments(renderArticle)).get(wanted);
  if (other) return Response.json(await other());
  const route = (await allRoutes()).find((candidate) => jsonPath(candidate.path) === wanted);
  if (!route) return new Response('null', {status: 404});
  return Response.json(await payloadOf(route, renderArticle));
}
