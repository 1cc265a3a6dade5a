import 'server-only';
import {createRequire} from 'node:module';
import type {Root} from 'mdast';
import {compileMDX, type MDXRemoteProps} from 'next-mdx-remote/rsc';
import type {ReactNode} from 'react';
import type {PluggableList, Processor} from 'unified';
import {allowList} from './markdown/allow-list';
import {blocks} from './markdown/blocks';
import {citations} from './markdown/citations';
import type {CompileContext} from './markdown/context';
import {datedFacts} from './markdown/dated-facts';
import {definitions} from './markdown/definitions';
import {headings} from './markdown/headings';
import {images} from './markdown/images';
import {links} from './markdown/links';
import {parseBody} from './markdown/parse-body';
import {pictures} from './markdown/pictures';
import {snippetHtml} from './markdown/snippet-html';
import {tables} from './markdown/tables';
import {tasks} from './markdown/tasks';
import {typography} from './markdown/typography';
import {units} from './markdown/units';

export interface CompileInput {
  readonly body: string;
  readonly bodyLine: number;
  readonly context: CompileContext;
  readonly components: MDXRemoteProps['components'];
  /** Called with the syntax tree before any plugin, and its text. */
  inspect?(tree: Root, source: string): void;
}

/**
 * Compiles a Markdown body to HTML and collects findings in `context.found`. Throws a SiteError with everything that
 * cannot be parsed or is not allowed, with file:line:column.
 */
export async function compileMarkdown({body, bodyLine, context, components, inspect}: CompileInput): Promise<string> {
  const {format, found} = context;
  const {source, tree} = parseBody(body, bodyLine, context);
  if (tree) inspect?.(tree, source);
  else found.faults.throwAll();
  const remarkPlugins: PluggableList = [
    [parsed, tree],
    ...(context.isSnippet ? ([[snippetHtml, context]] as PluggableList) : []),
    [allowList, context],
    [definitions, context],
    [blocks, context],
    [datedFacts, context],
    [images, context],
    [pictures, context],
    [citations, context],
    typography,
    units,
  ];
  const rehypePlugins: PluggableList = [[headings, context], [links, context], tables, tasks, [stopAtFaults, context]];
  try {
    const {content} = await compileMDX({
      source,
      components,
      // the compiler's own blocking drops attributes silently; the allow list above refuses them by name
      options: {blockJS: false, blockDangerousJS: true, mdxOptions: {format, remarkPlugins, rehypePlugins}},
    });
    return toHtml(content);
  } catch (error) {
    // the compiler wraps errors of plugins
    found.faults.throwAll();
    throw error;
  }
}

/** Replaces the parser: the tree already exists. */
function parsed(this: Processor, tree: Root): void {
  this.parser = () => tree;
}

/** Throws before any part of an invalid text is evaluated. */
function stopAtFaults({found}: CompileContext) {
  return () => found.faults.throwAll();
}

type ServerRenderer = typeof import('react-dom/server');
let renderer: ServerRenderer | undefined;

/**
 * Renders elements without hooks to static HTML. Server Components may not import react-dom/server, but an article's
 * body is needed as text: in the page, its JSON, feeds. Elements are plain objects, so the package's own copy of React
 * can render them.
 */
export function toHtml(node: ReactNode): string {
  renderer ??= createRequire(`${process.cwd()}/package.json`)('react-dom/server') as ServerRenderer;
  return renderer.renderToStaticMarkup(node);
}
