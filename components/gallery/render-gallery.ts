import 'server-only';
import {articleComponents} from '@/components/article/mdx-components';
import {siteConfig} from '@/lib/config';
import {loadContent} from '@/lib/content';
import {compileMarkdown} from '@/lib/content/compile';
import {hasFile} from '@/lib/content/files';
import {articleContext} from '@/lib/content/markdown/article-context';
import {type CompileContext, nothingFound} from '@/lib/content/markdown/context';
import {allSources} from '@/lib/data/sources';
import {type Example, type ExampleGroup, exampleGroups, GALLERY_FILE, sourcesIn} from '@/lib/gallery/examples';
import {pictureOf} from '@/lib/images/picture';
import {url} from '@/lib/urls';

export interface RenderedExample extends Example {
  readonly html: string;
}

export interface Gallery {
  readonly groups: readonly (Omit<ExampleGroup, 'examples'> & {readonly examples: readonly RenderedExample[]})[];
  readonly sources: readonly string[];
  readonly citations: readonly (readonly [string, readonly string[]])[];
}

/** Every example as readers see it, all in one imagined article: figures, terms and citations are counted through. */
export async function renderGallery(): Promise<Gallery> {
  const content = await loadContent();
  const {minHeadingLevel, maxHeadingLevel} = siteConfig().docs.toc;
  const groups = exampleGroups();
  const sources = sourcesIn(
    groups,
    allSources().map(({id}) => id),
  );
  const context: CompileContext = {
    file: GALLERY_FILE,
    format: 'mdx',
    sources,
    toc: {min: minHeadingLevel, max: maxHeadingLevel},
    routeOfFile: (path) => content.articleInFile(path)?.route,
    hasFile: (path) => hasFile(process.cwd(), path),
    picture: pictureOf,
    url,
    found: nothingFound(),
  };
  const components = articleComponents(articleContext(context));
  const rendered: Gallery['groups'][number][] = [];
  for (const group of groups) {
    const examples: RenderedExample[] = [];
    // one after the other: they share their counters
    for (const example of group.examples) {
      const html = await compileMarkdown({body: example.source, bodyLine: 1, context, components});
      examples.push({...example, html});
    }
    rendered.push({...group, examples});
  }
  return {groups: rendered, sources, citations: [...context.found.citations]};
}
