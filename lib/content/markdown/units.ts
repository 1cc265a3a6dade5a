import type {Emphasis, Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {keepValues, splitUnbroken} from '@/lib/typography';

/** Keeps a number and its unit symbol on one line, and words such as "e-bike". Code stays as it is. */
export function units() {
  return (tree: Root) => {
    visit(tree, 'text', (node, index, parent) => {
      node.value = keepValues(node.value);
      const parts = splitUnbroken(node.value);
      if (parts.length === 1 || index === undefined || !parent) return;
      parent.children.splice(index, 1, ...parts.map(toNode));
      return index + parts.length;
    });
  };
}

/** Emphasis in Markdown, since it has no element without a meaning. */
function toNode(value: string, index: number): Emphasis | Text {
  if (index % 2 === 0) return {type: 'text', value};
  const data = {hName: 'span', hProperties: {className: ['unbroken']}};
  return {type: 'emphasis', data, children: [{type: 'text', value}]};
}
