import 'server-only';
import {cached, hashOf, madeBy} from '@/lib/cache';
import {siteConfig} from '@/lib/config';
import {type AnyArticle, loadContent} from '@/lib/content';
import {compileMarkdown} from '@/lib/content/compile';
import {hasFile} from '@/lib/content/files';
import {TEASER_END} from '@/lib/content/markdown/blocks';
import {type CompileContext, nothingFound, type TocEntry} from '@/lib/content/markdown/context';
import {perContent} from '@/lib/content/per-content';
import {type Problem, SiteError} from '@/lib/errors';
import {pictureOf} from '@/lib/images/picture';
import {imagesKey} from '@/lib/images/references';
import {escapeHtml} from '@/lib/plain/tree';
import {url} from '@/lib/urls';
import box from './box.module.css';
import {articleComponents} from './mdx-components';

export interface RenderedArticle {
  /** The body, without headline, sources and tags. */
  readonly html: string;
  /** What stands before the teaser mark, without marks of citation; undefined when there is no mark. */
  readonly teaser?: string;
  readonly toc: readonly TocEntry[];
  readonly anchors: readonly string[];
  /** Source id and the ids of the marks that cite it. */
  readonly citations: readonly (readonly [string, readonly string[]])[];
  /** Addresses of this site the text links to, without base path. */
  readonly links: readonly string[];
  readonly warnings: readonly Problem[];
}

const pipeline = madeBy(
  'lib/content',
  'lib/images',
  'lib/figures',
  'lib/data',
  'components/figures',
  'components/article',
  'content/data',
  'package-lock.json',
);
const everyRoute = perContent(({articles}) => hashOf(...articles.map(({route}) => route)));
/** The articles rendered last. A page, its JSON and its Markdown often follow each other; all of a large library would not fit. */
const recent = new Map<string, Promise<RenderedArticle>>();
const MOST_RECENT = 64;

/** The article as HTML, kept by content hash in .cache. Throws a SiteError with file:line:column. */
export async function renderArticle(article: AnyArticle): Promise<RenderedArticle> {
  if (process.env.NODE_ENV === 'development') return compile(article).catch(faultBox);
  const {docs, basePath, images, onBrokenMarkdownLinks} = siteConfig();
  // an article that links to files depends on where those files are published
  const targets = /\.mdx?[)#]/.test(article.body) ? await everyRoute() : '';
  const shown = imagesKey(article.file, article.body);
  const options = JSON.stringify([
    docs.toc,
    images,
    basePath,
    onBrokenMarkdownLinks,
    article.sources,
    article.bodyLine,
  ]);
  // class names differ between the build and plain scripts, and stand in the HTML
  const key = hashOf(pipeline(), box.root ?? '', article.file, article.body, options, targets, shown);
  const rendered = recent.get(key) ?? cached('articles', key, () => compile(article));
  recent.set(key, rendered);
  if (recent.size > MOST_RECENT) recent.delete(recent.keys().next().value!);
  return rendered;
}

async function compile(article: AnyArticle): Promise<RenderedArticle> {
  const content = await loadContent();
  const {docs, onBrokenMarkdownLinks} = siteConfig();
  const {file, sources, body, bodyLine} = article;
  const context: CompileContext = {
    file,
    format: file.endsWith('.mdx') ? 'mdx' : 'md',
    sources,
    toc: {min: docs.toc.minHeadingLevel, max: docs.toc.maxHeadingLevel},
    routeOfFile: (path) => content.articleInFile(path)?.route,
    hasFile: (path) => hasFile(process.cwd(), path),
    picture: pictureOf,
    url,
    found: nothingFound(),
  };
  const components = articleComponents({file, sources, cite: (id) => sources.indexOf(id) + 1});
  const compiled = await compileMarkdown({body, bodyLine, context, components});
  const [before = '', after] = compiled.split(TEASER_END);
  const {toc, anchors, citations, links, warnings} = context.found;
  report(warnings, onBrokenMarkdownLinks);
  return {
    html: before + (after ?? ''),
    teaser: after === undefined ? undefined : withoutCitations(before),
    toc,
    anchors,
    citations: [...citations],
    links,
    warnings,
  };
}

function withoutCitations(html: string): string {
  return html.replace(/<sup class="cite">.*?<\/sup>/g, '');
}

function report(warnings: readonly Problem[], level: 'ignore' | 'warn' | 'throw'): void {
  for (const problem of warnings) {
    if (level === 'throw') throw new SiteError(problem);
    if (level === 'warn') console.warn(new SiteError(problem).message);
  }
}

/** In development a fault stands where the text would be, and goes away when it is mended; a thrown one would stay. */
function faultBox(error: unknown): RenderedArticle {
  if (!(error instanceof SiteError)) throw error;
  const html = `<pre role="alert" class="${box.fault}">${escapeHtml(error.message)}</pre>`;
  return {html, toc: [], anchors: [], citations: [], links: [], warnings: []};
}
