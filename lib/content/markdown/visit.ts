import type {Node, Parent} from 'unist';
import {type BuildVisitor, SKIP} from 'unist-util-visit';

/**
 * Calls `visitor` for every node of a tree, or every one of a type, before its children. It may return SKIP to leave out the children,
 * `[SKIP, index]` to go on with another child of its parent.
 *
 * unist-util-visit without what articles do not need. That names a function after each node it comes to, for its errors: with a
 * dozen passes over an article a tenth of compiling it.
 */
export function visit<Tree extends Node, Type extends string>(
  tree: Tree,
  type: Type,
  visitor: (...at: Parameters<BuildVisitor<Tree, Type>>) => Result,
): void;
export function visit<Tree extends Node>(tree: Tree, visitor: (...at: Parameters<BuildVisitor<Tree>>) => Result): void;
export function visit(tree: Node, ...rest: [type: string, visitor: Visitor] | [visitor: Visitor]): void {
  const [type, visitor] = rest.length === 2 ? rest : [undefined, rest[0]];
  visitFrom(tree, undefined, undefined, {type, visitor});
}

// biome-ignore lint/suspicious/noConfusingVoidType: most visitors return nothing
type Result = typeof SKIP | [typeof SKIP, next: number] | undefined | void;
type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => Result;

interface Visit {
  readonly type: string | undefined;
  readonly visitor: Visitor;
}

/** Returns the index of the sibling that comes next, where the visitor names one. */
function visitFrom(node: Node, index: number | undefined, parent: Parent | undefined, visit: Visit) {
  const result = visit.type === undefined || node.type === visit.type ? visit.visitor(node, index, parent) : undefined;
  const [action, next] = Array.isArray(result) ? result : [result];
  if (action !== SKIP && 'children' in node) visitChildren(node as Parent, visit);
  return next;
}

function visitChildren(parent: Parent, visit: Visit): void {
  for (let at = 0; at < parent.children.length; ) at = visitFrom(parent.children[at]!, at, parent, visit) ?? at + 1;
}
