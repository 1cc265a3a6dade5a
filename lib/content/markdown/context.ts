import type {Node} from 'unist';
import type {Problem} from '@/lib/errors';
import {Faults} from '@/lib/faults';
import type {Picture} from '@/lib/images/picture';
import {url} from '@/lib/urls';

/** What the plugins of one compilation share: where they are, what they may look up, and what they find. */
export interface CompileContext {
  readonly file: string;
  readonly format: 'md' | 'mdx';
  /** A short text of the settings, in which links and bold words may be HTML. */
  readonly isSnippet?: boolean;
  readonly sources: readonly string[];
  /** The address of another Markdown file, or undefined when it does not exist. */
  routeOfFile(file: string): string | undefined;
  /** Whether a file of the project exists, by its path from the root. */
  hasFile(file: string): boolean;
  /** The file of the project that differs from a path in upper and lower case only. */
  inOtherCase?(file: string): string | undefined;
  /** Sizes and formats of an image, which is then ready to be served. Without it images stay as they are written. */
  picture?(file: string): Promise<Picture>;
  /** Puts the base path in front of an address of this site. */
  url(path: string): string;
  readonly found: Findings;
}

/** What one compilation comes across. */
export interface Findings {
  readonly toc: TocEntry[];
  /** Ids of all headings. */
  readonly anchors: string[];
  /** Source id → ids of the marks that cite it, in order. */
  readonly citations: Map<string, string[]>;
  /** The links of the text to this site. */
  readonly links: OwnLink[];
  readonly warnings: Problem[];
  /** What is refused. Then nothing of the text is made. */
  readonly faults: Faults;
  /** The parts of the text at fault, which are not looked at again. */
  readonly refused: Set<Node>;
}

/** A link to an address of this site, without base path. Line and column are those of the file. */
export interface OwnLink {
  readonly url: string;
  readonly line?: number;
  readonly column?: number;
}

/** What a text in `file` is compiled with. Unless `options` say otherwise it cites nothing and finds no other files. */
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
      anchors: [],
      citations: new Map(),
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

/** Notes a fault at a node of the tree, and goes on. */
export function refuse(
  {file, found}: CompileContext,
  node: Node | undefined,
  problem: string,
  fix: string,
  rule = 'allowed',
): undefined {
  found.faults.add(rule, {problem, file, ...placeOf(node), fix});
  if (node) found.refused.add(node);
}

/** Line and column of a node, when the parser knows them. */
export function placeOf(node: Node | undefined): {line?: number; column?: number} {
  const start = node?.position?.start;
  return start ? {line: start.line, column: start.column} : {};
}
