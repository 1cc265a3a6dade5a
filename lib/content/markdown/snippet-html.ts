import type {Link, Nodes, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {checkAttributes} from './allow-list';
import {type CompileContext, refuse} from './context';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const MARKS = {b: 'strong', i: 'emphasis'} as const;

/** Converts HTML links, bold and emphasis, as people write them in settings, to Markdown: one set of rules. */
export function snippetHtml(context: CompileContext) {
  return (tree: Root) => {
    visit(tree, (node: Nodes, index, parent) => {
      if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return;
      const {name, children, position} = node as Element & {children: PhrasingContent[]};
      if (name === 'a') {
        parent!.children[index!] = {type: 'link', url: addressOf(context, node), children, position} satisfies Link;
      } else if (name === 'b' || name === 'i') {
        checkAttributes(context, node, []);
        parent!.children[index!] = {type: MARKS[name], children, position};
      }
    });
  };
}

/** The target of a link. The site decides whether it opens in a new tab, not `target` and `rel`. */
function addressOf(context: CompileContext, node: Element): string {
  checkAttributes(context, node, ['href', 'target', 'rel']);
  const href = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'href');
  if (!href) refuse(context, node, '<a> lacks "href".', 'write <a href="/docs/intro">words</a>');
  return String(href?.value ?? '');
}
