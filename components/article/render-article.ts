import 'server-only';
import {cached, hashOf} from '@/lib/cache/cache';
import {siteConfig} from '@/lib/config';
import type {AnyArticle} from '@/lib/content';
import {articleContext} from '@/lib/content/markdown/article-context';
import {TEASER_END} from '@/lib/content/markdown/blocks';
import {compileMarkdown} from '@/lib/content/markdown/compile';
import {compileContext, type OwnLink, type TocEntry} from '@/lib/content/markdown/context';
import {
  areUnchanged,
  type LookUps,
  projectLookUps,
  type RecordedLookUp,
  recordLookUps,
} from '@/lib/content/markdown/look-ups';
import {articleInputs} from '@/lib/data/article-inputs';
import {type Problem, SiteError} from '@/lib/errors';
import {escapeHtml} from '@/lib/output/plain/tree';
import {reportMarkdownLinks} from '@/lib/site/links/report-markdown-links';
import {articleComponents} from './mdx-components';

export interface RenderedArticle {
  /** The body, without title, sources and tags. */
  readonly html: string;
  /** The part before the teaser mark, without citation marks; undefined without a teaser mark. */
  readonly teaser?: string;
  readonly toc: readonly TocEntry[];
  /** The article's links to this site. */
  readonly links: readonly OwnLink[];
  readonly warnings: readonly Problem[];
}

/** A rendered article with the files it depends on (look-ups): valid until one of them changes. */
interface CachedArticle {
  readonly article: RenderedArticle;
  readonly recorded: readonly RecordedLookUp[];
}

/**
 * Renders an article's body to HTML. Cached by text, settings, code and data; rendered again when one of its
 * pictures or the address of a linked file has changed. Throws a SiteError with file:line:column.
 */
export async function renderArticle(article: AnyArticle): Promise<RenderedArticle> {
  const lookUps = await projectLookUps();
  if (process.env.NODE_ENV === 'development') return compile(article, lookUps).catch(faultBox);
  const {docs, basePath, images, onBrokenMarkdownLinks} = siteConfig();
  const options = JSON.stringify([docs.toc, images, basePath, onBrokenMarkdownLinks, article.bodyLine]);
  const key = hashOf(articleInputs(`${article.sources} ${article.body}`), article.file, options);
  const isCurrent = ({recorded}: CachedArticle) => areUnchanged(recorded, lookUps);
  const make = async (): Promise<CachedArticle> => {
    const {recorded, lookUps: recording} = recordLookUps(lookUps);
    return {article: await compile(article, recording), recorded};
  };
  return (await cached('articles', key, make, isCurrent)).article;
}

/** Splits off an urgent-help box at the start of an article: it is placed directly below the title. */
export function splitUrgentHelp(html: string): readonly [help: string, text: string] {
  const [help = ''] = /^\s*<aside\b[^>]*data-tone="urgent"[\s\S]*?<\/aside>/.exec(html) ?? [];
  return [help, html.slice(help.length)];
}

async function compile({file, sources, body, bodyLine}: AnyArticle, lookUps: LookUps): Promise<RenderedArticle> {
  const context = compileContext(file, {sources, ...lookUps});
  const components = articleComponents(articleContext(context));
  const compiled = await compileMarkdown({body, bodyLine, context, components});
  const [before = '', after] = compiled.split(TEASER_END);
  const {toc, links, warnings} = context.found;
  if (siteConfig().onBrokenMarkdownLinks === 'throw' && warnings[0]) throw new SiteError(warnings[0]);
  // a build prints them once per article, cached or not (scripts/prebuild/check.mts)
  if (process.env.NODE_ENV === 'development') reportMarkdownLinks(warnings);
  return {
    html: before + (after ?? ''),
    teaser: after === undefined ? undefined : withoutCitations(before),
    toc,
    links,
    warnings,
  };
}

function withoutCitations(html: string): string {
  return html.replace(/<sup class="cite">.*?<\/sup>/g, '');
}

/** Development shows an error in place of the text until it is fixed; a thrown one would not go away. */
function faultBox(error: unknown): RenderedArticle {
  if (!(error instanceof SiteError)) throw error;
  const html = `<pre role="alert" class="content-fault-text">${escapeHtml(error.message)}</pre>`;
  return {html, toc: [], links: [], warnings: []};
}
