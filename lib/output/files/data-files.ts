import 'server-only';
import {memoizeContent} from '@/lib/content/memoize-content';
import {jsonPath} from '@/lib/paths';
import {allRoutes} from '@/lib/site/routes';
import {fragments} from './fragments';
import {payloadOf, type Render} from './payloads';
import {publishedMarkdown} from './published-markdown';

/** A file beside the pages; its text is created on demand. */
type DataFile = readonly [address: string, text: () => Promise<string>];

/** Every file beside the pages by address: JSON of routes, Markdown of articles, the application's data. */
export const dataFiles = (render: Render) =>
  memoizeContent(async (): Promise<ReadonlyMap<string, () => Promise<string>>> => {
    const [routes, others, markdown] = await Promise.all([allRoutes(), fragments(render), publishedMarkdown(render)]);
    return new Map<string, () => Promise<string>>([
      ...routes.map(
        (route): DataFile => [jsonPath(route.path), async () => JSON.stringify(await payloadOf(route, render))],
      ),
      ...[...others].map(([address, make]): DataFile => [address, async () => JSON.stringify(await make())]),
      ...markdown,
    ]);
  });
