import 'server-only';
import type {AnyArticle} from '@/lib/content';
import type {OwnLink} from '@/lib/content/markdown/context';
import {memoizeContent} from '@/lib/content/memoize-content';
import type {Problem} from '@/lib/errors';
import {jsonPath} from '@/lib/paths';
import {reportArticleLinks} from '@/lib/site/links/report-links';
import {reportMarkdownLinks} from '@/lib/site/links/report-markdown-links';
import {allRoutes, articleOf, type Route} from '@/lib/site/routes';
import {fragments} from './fragments';
import {payloadOf, type Render} from './payloads';
import {publishedMarkdown} from './published-markdown';

/** A file beside the pages; its text is created on demand. */
type DataFile = readonly [address: string, text: () => Promise<string>];

/** Renders an article, with its links and warnings. */
type RenderWithLinks = (
  article: AnyArticle,
) => Promise<Awaited<ReturnType<Render>> & {readonly links: readonly OwnLink[]; readonly warnings: readonly Problem[]}>;

/** Every file beside the pages by address: JSON of routes, Markdown of articles, the application's data. */
export const dataFiles = (render: RenderWithLinks) =>
  memoizeContent(async (): Promise<ReadonlyMap<string, () => Promise<string>>> => {
    const [routes, others, markdown] = await Promise.all([allRoutes(), fragments(render), publishedMarkdown(render)]);
    return new Map<string, () => Promise<string>>([
      ...routes.map(
        (route): DataFile => [
          jsonPath(route.path),
          async () => {
            await reportLinks(route, render);
            return JSON.stringify(await payloadOf(route, render));
          },
        ],
      ),
      ...[...others].map(([address, make]): DataFile => [address, async () => JSON.stringify(await make())]),
      ...markdown,
    ]);
  });

/** Reported here, because a build creates the JSON of each article exactly once. */
async function reportLinks(route: Route, render: RenderWithLinks): Promise<void> {
  const article = articleOf(route);
  if (!article) return;
  const {links, warnings} = await render(article);
  reportMarkdownLinks(warnings);
  await reportArticleLinks(article.file, links);
}
