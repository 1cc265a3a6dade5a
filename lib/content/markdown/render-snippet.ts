import 'server-only';
import {hasFile} from '@/lib/content/files/has-file';
import {compileMarkdown} from './compile';
import {compileContext} from './context';

/** The HTML of a short text from the settings: Markdown, or simple HTML. Errors name `name` as its place. */
export async function renderSnippet(text: string, name: string): Promise<string> {
  return compileMarkdown({
    // MDX requires every element to be closed
    body: text.replace(/<br *>/g, '<br/>'),
    bodyLine: 1,
    components: {},
    context: compileContext(name, {
      format: 'mdx',
      isSnippet: true,
      hasFile: (path) => hasFile(process.cwd(), path),
    }),
  });
}
