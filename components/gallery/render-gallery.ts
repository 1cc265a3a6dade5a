import 'server-only';
import {articleComponents} from '@/components/article/mdx-components';
import {
  type Example,
  type ExampleGroup,
  exampleGroups,
  GALLERY_FILE,
  sourcesIn,
} from '@/lib/authoring/gallery/examples';
import {articleContext} from '@/lib/content/markdown/article-context';
import {compileMarkdown} from '@/lib/content/markdown/compile';
import {compileContext} from '@/lib/content/markdown/context';
import {projectLookUps} from '@/lib/content/markdown/look-ups';
import {allSources} from '@/lib/data/sources';

export interface RenderedExample extends Example {
  readonly html: string;
}

export interface Gallery {
  readonly groups: readonly (Omit<ExampleGroup, 'examples'> & {readonly examples: readonly RenderedExample[]})[];
  readonly sources: readonly string[];
  readonly citations: readonly (readonly [string, readonly string[]])[];
}

/** Every example, rendered in one imaginary article, so that figures, terms and citations are numbered. */
export async function renderGallery(): Promise<Gallery> {
  const groups = exampleGroups();
  const sources = sourcesIn(
    groups,
    allSources().map(({id}) => id),
  );
  const context = compileContext(GALLERY_FILE, {sources, ...(await projectLookUps())});
  const components = articleComponents(articleContext(context));
  const rendered: Gallery['groups'][number][] = [];
  for (const group of groups) {
    const examples: RenderedExample[] = [];
    // in sequence, because they share counters
    for (const example of group.examples) {
      const html = await compileMarkdown({body: example.source, bodyLine: 1, context, components});
      examples.push({...example, html});
    }
    rendered.push({...group, examples});
  }
  return {groups: rendered, sources, citations: [...context.found.citations]};
}
