import 'server-only';
import {readdirSync, statSync} from 'node:fs';
import {type SiteConfig, sidebarsConfig, siteConfig} from '@/lib/config';
import type {SidebarsConfig} from '@/lib/config/sidebars-schema';
import {buildDay} from '@/lib/dates';
import type {SiteError} from '@/lib/errors';
import type {HiddenFile, ReadContext} from './articles';
import {type BlogIndex, readBlog} from './blog';
import {type DocsIndex, readDocs} from './docs';
import {markdownFiles, strayArticles} from './files';
import {contentFolder, requireContentFolder} from './folder';
import {missingDocs} from './foreign';
import type {AnyArticle, Page} from './model';
import {readPages} from './pages';
import {refuseDuplicates} from './slugs';
import {readTagVocabulary} from './tags';
import {readTolerantly} from './tolerant';

export type {HiddenFile} from './articles';
export type {BlogIndex} from './blog';
export type {DocsIndex, DocsVersion} from './docs';
export type * from './model';

export interface Content {
  readonly blog: BlogIndex;
  readonly docs: DocsIndex;
  readonly pages: readonly Page[];
  /** Everything with a text of its own, listed or not. */
  readonly articles: readonly AnyArticle[];
  /** What this build leaves out: drafts and articles for a later day. Empty in development. */
  readonly hidden: readonly HiddenFile[];
  article(route: string): AnyArticle | undefined;
  /** The article written in a file, by its path in the project. */
  articleInFile(file: string): AnyArticle | undefined;
}

interface Loaded {
  readonly key: string;
  readonly content: Content;
  readonly fault?: SiteError;
}

/** Next makes bundles with variables of their own; all of them share what one has read, in development the last state that was right. */
const shared = globalThis as {sunrootContent?: Loaded};

/** Everything under content/, read and checked once per build process. Throws a SiteError naming the file at fault. */
export async function loadContent(): Promise<Content> {
  if (process.env.NODE_ENV === 'development') return reloadContent();
  shared.sunrootContent ??= {key: '', content: readContent(contextOf(false), sidebarsConfig())};
  return shared.sunrootContent.content;
}

/** What is wrong with the content an author is just editing; the pages show the last state that was right. */
export function contentFault(): SiteError | undefined {
  return shared.sunrootContent?.fault;
}

/** In development authors save files while the server runs, and a slip of theirs must not take the site away. */
async function reloadContent(): Promise<Content> {
  // spelled out here, so that the build leaves the import, and with it the text of every article, out of its bundles
  if (process.env.NODE_ENV === 'development' && process.env.NEXT_RUNTIME) await import('./watch');
  const key = fingerprint(process.cwd());
  const last = shared.sunrootContent;
  if (last?.key === key) return last.content;
  const next = readTolerantly((without) => readContent({...contextOf(true), without}, sidebarsConfig()), last?.content);
  shared.sunrootContent = {key, ...next};
  return next.content;
}

function contextOf(isDevelopment: boolean): ReadContext {
  const root = process.cwd();
  requireContentFolder(root);
  const missing = missingDocs(root, siteConfig(), sidebarsConfig());
  const config: SiteConfig = missing.length > 0 ? {...siteConfig(), onUnknownTags: 'ignore'} : siteConfig();
  return {root, config, vocabulary: readTagVocabulary(root), today: buildDay(), isDevelopment, missing};
}

/** The content below a folder. Exported for fixtures; pages use loadContent. */
export function readContent(given: ReadContext, sidebars: SidebarsConfig): Content {
  // content of another site has its own folders
  const strays = contentFolder() === 'content' ? strayArticles(given.root) : [];
  const stray = strays.find(({details}) => !given.without?.has(details.file ?? ''));
  if (stray) throw stray;
  const hidden: HiddenFile[] = [];
  const context = {...given, hidden};
  const blog = readBlog(context);
  const docs = readDocs(context, sidebars);
  const pages = readPages(context);
  const articles: AnyArticle[] = [...blog.all, ...docs.all, ...pages];
  refuseDuplicates([...articles, ...docs.categories.map(({route}) => ({route, file: 'content/sidebars.ts'}))]);
  const byRoute = new Map(articles.map((article) => [article.route, article]));
  const byFile = new Map(articles.map((article) => [article.file, article]));
  return {
    blog,
    docs,
    pages,
    articles,
    hidden,
    article: (route) => byRoute.get(route),
    articleInFile: (file) => byFile.get(file),
  };
}

/** Changes with everything the content is read from: articles, data, settings. */
function fingerprint(root: string): string {
  const articles = ['blog', 'docs', 'pages'].flatMap((folder) => markdownFiles(root, `${contentFolder()}/${folder}`));
  const data = readdirSync(`${root}/content/data`, {recursive: true, encoding: 'utf8'}).map(
    (name) => `content/data/${name}`,
  );
  return [...articles, ...data, `${contentFolder()}/tags.yml`]
    .map((file) => `${file}:${statSync(`${root}/${file}`, {throwIfNoEntry: false})?.mtimeMs}`)
    .concat(JSON.stringify([siteConfig(), sidebarsConfig()]))
    .join('\n');
}
