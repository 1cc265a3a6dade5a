import type {Node} from 'unist';
import type {Problem} from '@/lib/errors';
import {Faults} from '@/lib/faults';
import type {Picture} from '@/lib/images/picture';
import {url} from '@/lib/urls';

/** What the plugins of one compilation share: where they are, what they may look up, and what they collect. */
export interface CompileContext {
  readonly file: string;
  readonly format: 'md' | 'mdx';
  readonly sources: readonly string[];
  /** The address of another Markdown file; undefined when it does not exist. */
  routeOfFile(file: string): string | undefined;
  /** Whether a file of the project exists, by its path from the root. */
  hasFile(file: string): boolean;
  /** Sizes and formats of an image, ready to be served. Without it images stay as they are written. */
  picture?(file: string): Promise<Picture>;
  url(path: string): string;
  readonly found: Findings;
}

/** What one compilation collects. */
export interface Findings {
  readonly toc: TocEntry[];
  readonly links: OwnLink[];
  readonly warnings: Problem[];
  /** Errors; with any, nothing is compiled. */
  readonly faults: Faults;
  /** Invalid parts of the text, which are not checked again. */
  readonly refused: Set<Node>;
}

/** A link to an address of this site, without base path, with its line and column in the file. */
export interface OwnLink {
  readonly url: string;
  readonly line?: number;
  readonly column?: number;
}

/** The context for a text in `file`. By default it has no sources and finds no other files. */
export function compileContext(file: string, options: Partial<CompileContext> = {}): CompileContext {
  return {
    file,
    format: file.endsWith('.md') ? 'md' : 'mdx',
    sources: [],
    routeOfFile: () => undefined,
    hasFile: () => false,
    url,
    found: {
      toc: [],
      links: [],
      warnings: [],
      faults: new Faults(),
      refused: new Set(),
    },
    ...options,
  };
}

export interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** Records an error at a node of the tree. */
export function refuse({file, found}: CompileContext, node: Node | undefined, problem: string, fix: string): undefined {
  found.faults.add('allowed', {problem, file, ...placeOf(node), fix});
  if (node) found.refused.add(node);
}

/** Line and column of a node, if the parser knows them. */
export function placeOf(node: Node | undefined): {line?: number; column?: number} {
  const start = node?.position?.start;
  return start ? {line: start.line, column: start.column} : {};
}
