import {compileMarkdown} from '@/lib/content/markdown/compile';
import {type CompileContext, compileContext} from '@/lib/content/markdown/context';

export interface CompileOptions {
  readonly format?: 'md' | 'mdx';
  readonly sources?: readonly string[];
  /** Existing Markdown files, with the addresses of their pages. */
  readonly routes?: Readonly<Record<string, string>>;
  /** Existing images, by their path in the project. */
  readonly images?: readonly string[];
  readonly basePath?: string;
  readonly bodyLine?: number;
}

/** A Markdown text as HTML, with the findings. Its file is content/docs/yoga/x.mdx (or .md). */
export async function compileText(
  body: string,
  {format = 'mdx', sources = [], routes = {}, images = [], basePath = '', bodyLine = 1}: CompileOptions = {},
): Promise<{html: string; found: CompileContext['found']}> {
  const context = compileContext(`content/docs/yoga/x.${format}`, {
    sources,
    routeOfFile: (file) => routes[file],
    hasFile: (file) => images.includes(file),
    url: (path) => (path.startsWith('/') ? basePath + path : path),
  });
  const components = Object.fromEntries(
    ['KeyPoints', 'TakeCare', 'UrgentHelp', 'Term', 'Update', 'ReadNext', 'Fact', 'FigureBlock'].map((name) => [
      name,
      'section',
    ]),
  );
  const html = await compileMarkdown({body, bodyLine, context, components});
  return {html, found: context.found};
}
