import 'server-only';
import {readdirSync, statSync} from 'node:fs';
import {sidebarsConfig, siteConfig} from '@/lib/config';
import type {SidebarsConfig} from '@/lib/config/sidebars-schema';
import {checkData} from '@/lib/data/check';
import {buildDay} from '@/lib/dates';
import type {Problem} from '@/lib/errors';
import {type Fault, Faults, sortFaults} from '@/lib/faults';
import {toleratedFaults} from '@/lib/memoize-files';
import {sections} from '@/lib/sections';
import {type HiddenFile, hiddenFiles, type ReadContext} from './articles';
import {type BlogIndex, blogIndexOf} from './blog';
import {type DocsIndex, docsIndexOf} from './docs';
import {type ArticleFile, readArticleFile} from './files/article-file';
import {contentFolder, requireContentFolder} from './files/content-folder';
import {findArticles} from './files/find-articles';
import {missingDocs} from './missing-docs';
import type {AnyArticle, Page} from './model';
import {pagesOf} from './pages';
import {recordDuplicates} from './slugs';
import {readTagVocabulary} from './tags';

export type {DocsIndex} from './docs';
export type * from './model';

export interface Content {
  readonly blog: BlogIndex;
  readonly docs: DocsIndex;
  readonly pages: readonly Page[];
  /** Every article, listed or not. */
  readonly articles: readonly AnyArticle[];
  /** What this build leaves out: drafts and scheduled articles. Empty in development. */
  readonly hidden: readonly HiddenFile[];
  article(route: string): AnyArticle | undefined;
  articleInFile(file: string): AnyArticle | undefined;
}

interface Loaded {
  readonly key: string;
  readonly content: Content;
  readonly faults: readonly Fault[];
  /** In development every article's last valid state. */
  readonly files?: ReadonlyMap<string, ArticleFile>;
}

/** Global, because each of Next's bundles has its own module variables. */
const shared = globalThis as {sunrootContent?: Loaded};

/** Everything under content/, read and checked once per build process. Throws a SiteError with all errors. */
export async function loadContent(): Promise<Content> {
  if (process.env.NODE_ENV === 'development') return reloadContent();
  if (shared.sunrootContent) return shared.sunrootContent.content;
  const faults = new Faults();
  const content = readContent(projectContext(process.cwd(), faults), sidebarsConfig());
  faults.throwAll();
  shared.sunrootContent = {key: '', content, faults: []};
  return content;
}

/** Lets this process continue with invalid content, for a command that reports all errors before it ends. */
export function collectContent(faults: Faults): Content {
  const content = readContent(projectContext(process.cwd(), faults), sidebarsConfig());
  shared.sunrootContent = {key: '', content, faults: []};
  return content;
}

/** Errors in what an author is editing; a page shows the last valid state. */
export function contentFaults(): readonly Problem[] {
  return [...toleratedFaults(), ...(shared.sunrootContent?.faults ?? [])];
}

/** In development authors save files while the server runs, and a mistake must not take the site down. */
async function reloadContent(): Promise<Content> {
  // spelled out here, so that the build keeps the import, and with it every article's text, out of its bundles
  if (process.env.NODE_ENV === 'development' && process.env.NEXT_RUNTIME) await import('./watch');
  const key = fingerprint(process.cwd());
  const last = shared.sunrootContent;
  if (last?.key === key) return last.content;
  const context = {...projectContext(process.cwd(), new Faults()), isDevelopment: true};
  for (const {details} of checkData()) context.faults.add('data', details);
  const files = readArticleFiles(context);
  const next = readContent(context, sidebarsConfig(), files);
  const faults = sortFaults(context.faults.list).filter(({severity}) => severity === 'error');
  // an article with an error stays as it was; without an earlier state, as far as it could be read
  const valid = new Map(files.map((file) => [file.file, file]));
  for (const {file = ''} of faults) {
    const before = last?.files?.get(file);
    if (before) valid.set(file, before);
  }
  const quiet = {...context, faults: new Faults()};
  const content = faults.length > 0 ? readContent(quiet, sidebarsConfig(), [...valid.values()]) : next;
  shared.sunrootContent = {key, content, faults, files: valid};
  return content;
}

/** The context for reading a folder's articles; records errors in the vocabulary. */
export function projectContext(root: string, faults: Faults): ReadContext {
  requireContentFolder(root);
  const config = siteConfig();
  const missing = missingDocs(root, config, sidebarsConfig());
  const vocabulary = readTagVocabulary(root, faults);
  const acceptsAnyTag = missing.length > 0 || faults.list.length > 0;
  return {root, config, vocabulary, acceptsAnyTag, today: buildDay(), isDevelopment: false, missing, faults};
}

/** Every article file below a folder, read separately. */
export function readArticleFiles({root, faults}: Pick<ReadContext, 'root' | 'faults'>): ArticleFile[] {
  return findArticles(root, faults).flatMap((file) => readArticleFile(root, file, faults) ?? []);
}

/** The content of article files, as far as it is valid; errors are recorded in the context. Pages use loadContent. */
export function readContent(
  context: ReadContext,
  sidebars: SidebarsConfig,
  files = readArticleFiles(context),
): Content {
  const blog = blogIndexOf(context, files);
  const docs = docsIndexOf(context, files, sidebars);
  const pages = pagesOf(context, files);
  const articles: AnyArticle[] = [...blog.all, ...docs.all, ...pages];
  const byFile = new Map(articles.map((article) => [article.file, article]));
  const categories = docs.categories.map(({route}) => ({route, file: 'content/sidebars.ts'}));
  recordDuplicates([...files.filter(({file}) => byFile.has(file)), ...categories], context.faults);
  const byRoute = new Map(articles.map((article) => [article.route, article]));
  return {
    blog,
    docs,
    pages,
    articles,
    hidden: hiddenFiles(files, context),
    article: (route) => byRoute.get(route),
    articleInFile: (file) => byFile.get(file),
  };
}

/** Changes with everything the content is read from: articles, data, settings. */
function fingerprint(root: string): string {
  const articles = findArticles(root, new Faults()).map(({file}) => file);
  const data = readdirSync(`${root}/content/data`, {recursive: true, encoding: 'utf8'}).map(
    (name) => `content/data/${name}`,
  );
  return [...articles, ...data, `${contentFolder()}/tags.yml`]
    .map((file) => `${file}:${statSync(`${root}/${file}`, {throwIfNoEntry: false})?.mtimeMs}`)
    .concat(JSON.stringify([siteConfig(), sidebarsConfig(), sections]))
    .join('\n');
}
