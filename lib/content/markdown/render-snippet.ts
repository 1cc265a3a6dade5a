import 'server-only';
import {hasFile} from '@/lib/content/files/has-file';
import {compileMarkdown} from './compile';
import {compileContext} from './context';

/** The HTML of a short Markdown text from the settings. Errors name `name` as its place. */
export function renderSnippet(body: string, name: string): Promise<string> {
  const context = compileContext(name, {format: 'mdx', hasFile: (path) => hasFile(process.cwd(), path)});
  return compileMarkdown({body, bodyLine: 1, components: {}, context});
}
