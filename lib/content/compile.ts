import 'server-only';
import {createRequire} from 'node:module';
import {compileMDX, type MDXRemoteProps} from 'next-mdx-remote/rsc';
import type {ReactNode} from 'react';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type {PluggableList} from 'unified';
import {SiteError} from '@/lib/errors';
import {allowList} from './markdown/allow-list';
import {blocks} from './markdown/blocks';
import {citations} from './markdown/citations';
import type {CompileContext} from './markdown/context';
import {definitions} from './markdown/definitions';
import {fastParser} from './markdown/fast-parser';
import {headings} from './markdown/headings';
import {images} from './markdown/images';
import {links} from './markdown/links';
import {pictures} from './markdown/pictures';
import {prepareMarkdown} from './markdown/prepare';
import {snippetHtml} from './markdown/snippet-html';
import {syntaxError} from './markdown/syntax-error';
import {tables} from './markdown/tables';
import {tasks} from './markdown/tasks';
import {typography} from './markdown/typography';
import {units} from './markdown/units';

export interface CompileInput {
  readonly body: string;
  readonly bodyLine: number;
  readonly context: CompileContext;
  readonly components: MDXRemoteProps['components'];
}

/**
 * The HTML of a Markdown body; what was found on the way is in `context.found`.
 * Throws a SiteError with file:line:column for anything that cannot be parsed or is not allowed.
 */
export async function compileMarkdown({body, bodyLine, context, components}: CompileInput): Promise<string> {
  const {file, format} = context;
  // blank lines where the front matter was, so that every position is a position in the file
  const source = '\n'.repeat(bodyLine - 1) + prepareMarkdown(body, format, file, bodyLine);
  const remarkPlugins: PluggableList = [
    remarkGfm,
    format === 'md' ? remarkDirective : fastParser,
    ...(context.isSnippet ? ([[snippetHtml, context]] as PluggableList) : []),
    [allowList, context],
    [definitions, context],
    [blocks, context],
    [images, context],
    [pictures, context],
    [citations, context],
    typography,
    units,
  ];
  const rehypePlugins: PluggableList = [[headings, context], [links, context], tables, tasks];
  try {
    const {content} = await compileMDX({
      source,
      components,
      // the compiler's own blocking drops attributes without a word; the allow list above refuses them by name
      options: {blockJS: false, blockDangerousJS: true, mdxOptions: {format, remarkPlugins, rehypePlugins}},
    });
    return toHtml(content);
  } catch (error) {
    if (context.found.error) throw context.found.error;
    if (error instanceof SiteError) throw error;
    throw await syntaxError(source, format, file, error);
  }
}

type ServerRenderer = typeof import('react-dom/server');
let renderer: ServerRenderer | undefined;

/**
 * Static HTML of elements without hooks. Server Components may not import react-dom/server, but an article's body is needed
 * as text: once in the page, in its JSON, in feeds. Elements are plain objects, so the package's own copy of React renders them.
 */
export function toHtml(node: ReactNode): string {
  renderer ??= createRequire(`${process.cwd()}/package.json`)('react-dom/server') as ServerRenderer;
  return renderer.renderToStaticMarkup(node);
}
