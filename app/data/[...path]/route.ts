import {renderArticle} from '@/components/article/render-article';
import {perContent} from '@/lib/content/per-content';
import {fragments} from '@/lib/fragments';
import {jsonPath} from '@/lib/paths';
import {payloadOf} from '@/lib/payloads';
import {allRoutes} from '@/lib/routes';
import {markdownTwins} from '@/lib/twins';

export const dynamic = 'force-static';

type File = readonly [address: string, make: () => Promise<Response>];

/** Every file by its address; each is made when it is asked for. */
const files = perContent(async () => {
  const [routes, others, twins] = await Promise.all([
    allRoutes(),
    fragments(renderArticle),
    markdownTwins(renderArticle),
  ]);
  const headers = {'content-type': 'text/markdown; charset=utf-8'};
  return new Map([
    ...routes.map(
      (route): File => [jsonPath(route.path), async () => Response.json(await payloadOf(route, renderArticle))],
    ),
    ...[...others].map(([address, make]): File => [address, async () => Response.json(await make())]),
    ...[...twins].map(([address, make]): File => [address, async () => new Response(await make(), {headers})]),
  ]);
});

export async function generateStaticParams() {
  return [...(await files()).keys()].map((address) => ({path: address.slice(1).split('/')}));
}

export async function GET(_request: Request, {params}: RouteContext<'/data/[...path]'>) {
  const {path} = await params;
  const make = (await files()).get(`/${path.join('/')}`);
  return make ? make() : new Response('null', {status: 404});
}
