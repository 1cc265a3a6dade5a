import 'server-only';
import {siteConfig} from '@/lib/config';
import {url} from '@/lib/urls';
import {compileMarkdown} from './compile';
import {hasFile} from './files';
import {nothingFound} from './markdown/context';

/** The HTML of a short text from the settings: Markdown, or simple HTML. `name` says in errors where it stands. */
export async function renderSnippet(text: string, name: string): Promise<string> {
  const {minHeadingLevel, maxHeadingLevel} = siteConfig().docs.toc;
  return compileMarkdown({
    // MDX wants every element closed
    body: text.replace(/<br *>/g, '<br/>'),
    bodyLine: 1,
    components: {},
    context: {
      file: name,
      format: 'mdx',
      isSnippet: true,
      sources: [],
      toc: {min: minHeadingLevel, max: maxHeadingLevel},
      routeOfFile: () => undefined,
      hasFile: (path) => hasFile(process.cwd(), path),
      url,
      found: nothingFound(),
    },
  });
}
