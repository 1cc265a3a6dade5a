import 'server-only';
import type {Root} from 'mdast';
import {compileMDX, type MDXRemoteProps} from 'next-mdx-remote/rsc';
import type {PluggableList, Processor} from 'unified';
import {toHtml} from '@/lib/to-html';
import {allowList} from './allow-list';
import {blocks} from './blocks';
import {citations} from './citations';
import type {CompileContext} from './context';
import {datedFacts} from './dated-facts';
import {definitions} from './definitions';
import {headings} from './headings';
import {images} from './images';
import {links} from './links';
import {parseBody} from './parse-body';
import {pictures} from './pictures';
import {tables} from './tables';
import {tasks} from './tasks';
import {typography} from './typography';
import {units} from './units';

export interface CompileInput {
  readonly body: string;
  readonly bodyLine: number;
  readonly context: CompileContext;
  readonly components: MDXRemoteProps['components'];
  /** Called with the syntax tree before any plugin, and its text. */
  inspect?(tree: Root, source: string): void;
}

/** Compiles a Markdown body to HTML; throws a SiteError with everything that is not allowed, with its place. */
export async function compileMarkdown({body, bodyLine, context, components, inspect}: CompileInput): Promise<string> {
  const {format, found} = context;
  const {source, tree} = parseBody(body, bodyLine, context);
  if (tree) inspect?.(tree, source);
  else found.faults.throwAll();
  const remarkPlugins: PluggableList = [
    [parsed, tree],
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
