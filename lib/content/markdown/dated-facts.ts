import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {CompileContext} from './context';

/** Facts in a post have the value of the post's day; in a dated note the newest. */
export function datedFacts({file}: CompileContext) {
  const day = postDay(file);
  return (tree: Root) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const {name, attributes} = node as MdxJsxFlowElement;
      if (name === 'Update') return SKIP;
      if (name === 'Fact' && day) attributes.push({type: 'mdxJsxAttribute', name: 'on', value: day});
      return undefined;
    });
  };
}

/** The day of a post, at the start of its file name. */
export function postDay(file: string): string | undefined {
  return /\/blog\/(\d{4}-\d{2}-\d{2})-[^/]*$/.exec(file)?.[1];
}
