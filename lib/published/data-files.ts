import 'server-only';
import type {AnyArticle} from '@/lib/content';
import type {OwnLink} from '@/lib/content/markdown/context';
import {perContent} from '@/lib/content/per-content';
import type {Problem} from '@/lib/errors';
import {reportArticleLinks} from '@/lib/links/report-links';
import {reportMarkdownLinks} from '@/lib/links/report-markdown-links';
import {jsonPath} from '@/lib/paths';
import {allRoutes, articleOf, type Route} from '@/lib/routes';
import {fragments} from './fragments';
import {payloadOf, type Render} from './payloads';
import {publishedMarkdown} from './published-markdown';

/** Files of one batch. To Next a file of its own costs as much as a page, and there are more of them than pages. */
const BATCH = 100;
const BATCH_ADDRESS = /^\/batches\/(\d+)\.json$/;

/** A file beside the pages; its text is made when it is asked for. */
type DataFile = readonly [address: string, text: () => Promise<string>];

/** Renders an article and says where it links to, and what is wrong with it that stops no build. */
type RenderWithLinks = (
  article: AnyArticle,
) => Promise<Awaited<ReturnType<Render>> & {readonly links: readonly OwnLink[]; readonly warnings: readonly Problem[]}>;

/** Every file beside the pages by its address: the JSON of routes, the Markdown of articles, what the application fetches besides. */
export const dataFiles = (render: RenderWithLinks) =>
  perContent(async (): Promise<ReadonlyMap<string, () => Promise<string>>> => {
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

/** Here because this is where a build comes to each article once, also to those whose pages it keeps. */
async function reportLinks(route: Route, render: RenderWithLinks): Promise<void> {
  const article = articleOf(route);
  if (!article) return;
  const {links, warnings} = await render(article);
  reportMarkdownLinks(warnings);
  await reportArticleLinks(article.file, links);
}

/** The addresses of the batches that hold `count` files: /batches/0.json and so on. */
export function batchAddresses(count: number): string[] {
  return Array.from({length: Math.ceil(count / BATCH)}, (_, number) => `/batches/${number}.json`);
}

/** The text of a batch, address → text as JSON, for scripts/postbuild/place-data.mts; undefined when `address` is not a batch of `files`. */
export async function batchText(
  files: ReadonlyMap<string, () => Promise<string>>,
  address: string,
): Promise<string | undefined> {
  const number = Number(BATCH_ADDRESS.exec(address)?.[1] ?? Number.NaN);
  const batch = [...files].slice(number * BATCH, (number + 1) * BATCH);
  if (batch.length === 0) return undefined;
  const texts: Record<string, string> = {};
  // one after the other, so that other workers find articles left to compile
  for (const [at, text] of batch) texts[at] = await text();
  return JSON.stringify(texts);
}
