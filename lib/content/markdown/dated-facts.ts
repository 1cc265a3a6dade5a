import type {Nodes, Root} from 'mdast';
import type {CompileContext} from './context';

/** Facts in a post have the value of the post's day; in a dated note the newest. */
export function datedFacts({file}: CompileContext) {
  const day = postDay(file);
  return (tree: Root) => {
    if (day) date(tree, day);
  };
}

/** The day of a post, at the start of its file name. */
export function postDay(file: string): string | undefined {
  return /\/blog\/(\d{4}-\d{2}-\d{2})-[^/]*$/.exec(file)?.[1];
}

function date(node: Nodes, day: string): void {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if (isElement && node.name === 'Update') return;
  if (isElement && node.name === 'Fact') node.attributes.push({type: 'mdxJsxAttribute', name: 'on', value: day});
  if ('children' in node) for (const child of node.children) date(child as Nodes, day);
}
