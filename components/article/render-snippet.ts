import 'server-only';
import {siteConfig} from '@/lib/config';
import {compileMarkdown} from '@/lib/content/compile';
import {hasFile} from '@/lib/content/files';
import {nothingFound} from '@/lib/content/markdown/context';
import {url} from '@/lib/urls';

/** The HTML of a short Markdown text from the settings. `name` says in errors where it stands. */
export async function renderSnippet(text: string, name: string): Promise<string> {
  const {minHeadingLevel, maxHeadingLevel} = siteConfig().docs.toc;
  return compileMarkdown({
    body: text,
    bodyLine: 1,
    components: {},
    context: {
      file: name,
      format: 'mdx',
      sources: [],
      toc: {min: minHeadingLevel, max: maxHeadingLevel},
      routeOfFile: () => undefined,
      hasFile: (path) => hasFile(process.cwd(), path),
      url,
      found: nothingFound(),
    },
  });
}
