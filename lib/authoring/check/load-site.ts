import 'server-only';
import {cached, hashOf} from '@/lib/cache/cache';
import {sidebarsConfig, siteConfig} from '@/lib/config';
import {projectContext, readArticleFiles, readContent} from '@/lib/content';
import type {ArticleFile} from '@/lib/content/files/article-file';
import {hasFile} from '@/lib/content/files/has-file';
import {areUnchanged, type RecordedLookUp, recordLookUps} from '@/lib/content/markdown/look-ups';
import {articleInputs} from '@/lib/data/article-inputs';
import {allSources} from '@/lib/data/sources';
import {type Fault, Faults} from '@/lib/faults';
import {routesOf} from '@/lib/site/routes';
import {readLedger} from './ledger-file';
import {type CheckedFile, isPublished, type Site} from './model';
import {type BodyChecked, type CompileSettings, checkBody} from './read/check-body';
import {routedLinks} from './read/routed-links';
import {yamlTraps} from './read/yaml-traps';
import {readWording} from './wording';

export interface LoadOptions {
  readonly root: string;
  /** The components of articles, which lib does not know. */
  readonly components: CompileSettings['components'];
}

/** Reads everything below content/ and collects faults. Never throws for an author's mistake. */
export async function loadSite({root, components}: LoadOptions): Promise<{site: Site; faults: readonly Fault[]}> {
  const faults = new Faults();
  const context = projectContext(root, faults);
  // stricter than a build, which accepts any tag of another site's articles
  const strict = {...context, acceptsAnyTag: faults.list.length > 0, isDevelopment: true};
  const sidebars = sidebarsConfig();
  const files = readArticleFiles(context);
  const content = readContent(strict, sidebars, files);
  // addresses depend on what is published today; its faults are already in the list
  const published = readContent({...context, faults: new Faults()}, sidebars, files);
  for (const {file, yaml} of files) faults.list.push(...yamlTraps(yaml, file, 2));
  const routeByFile = new Map(files.map(({file, route}) => [file, route]));
  const routeOfFile = (file: string) => routeByFile.get(file);
  const settings = {
    components,
    // fixtures have their own components, whose results must not be cached as the site's
    isProject: root === process.cwd(),
    lookUps: {
      routeOfFile,
      hasFile: (file: string) => hasFile(root, file),
      // picture-faults.ts checks the files themselves
      picture: async () => ({src: '/picture', width: 1, height: 1, avif: [], webp: []}),
    },
  };
  const read = await Promise.all(files.map((file) => withText(file, settings, faults.list)));
  const site: Site = {
    root,
    content,
    published,
    files: read,
    byRoute: new Map(read.map((file) => [file.route, file])),
    routeOfFile,
    routes: new Set([
      ...routesOf(published).map(({path}) => path),
      ...files.filter((file) => isPublished(file, context.today)).map(({route}) => route),
    ]),
    vocabulary: context.vocabulary,
    sidebars,
    ledger: faults.attempt('ledger', () => readLedger(root)),
    wording: faults.attempt('data', () => readWording(root)) ?? {phrases: {}, fixedTitles: [], plainWords: []},
    today: context.today,
  };
  return {site, faults: faults.list};
}

/** The analysis of a text, with the look-ups it depends on. */
interface CachedText {
  readonly text: BodyChecked;
  readonly recorded: readonly RecordedLookUp[];
}

async function withText(
  article: ArticleFile,
  settings: Omit<CompileSettings, 'sources'> & {readonly isProject: boolean},
  faults: Fault[],
): Promise<CheckedFile> {
  const {file, body, bodyLine, frontMatter, invalidKeys} = article;
  if (article.isUnreadable) return article;
  // when the front matter cannot be read, its sources are unknown; the register is reported elsewhere
  const isKnown = frontMatter && !invalidKeys.has('sources');
  const anySource = () => allSources().map(({id}) => id);
  const sources = isKnown ? frontMatter.sources : (new Faults().attempt('data', anySource) ?? []);
  const key = hashOf(articleInputs(`${sources} ${body}`), file, JSON.stringify([bodyLine, siteConfig().docs.toc]));
  const check = async (): Promise<CachedText> => {
    const {recorded, lookUps} = recordLookUps(settings.lookUps);
    return {text: await checkBody({file, body, bodyLine}, {...settings, lookUps, sources}), recorded};
  };
  // an image, or a linked file, may be deleted while the text stays the same
  const isCurrent = ({recorded}: CachedText) => areUnchanged(recorded, settings.lookUps);
  const {text, recorded} = await (settings.isProject ? cached('check', key, check, isCurrent) : check());
  faults.push(...text.faults);
  // a compilation only looks up images this way
  const pictures = new Set(recorded.flatMap(([method, name]) => (method === 'hasFile' ? [name] : [])));
  const {analysis} = text;
  const links = routedLinks(analysis?.links ?? [], file, settings.lookUps.routeOfFile);
  return {
    ...article,
    analysis: analysis && {...analysis, links},
    ids: text.ids && new Set(text.ids),
    pictures: [...pictures],
  };
}
