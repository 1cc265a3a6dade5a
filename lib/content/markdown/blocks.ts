import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {choices} from '@/lib/errors';
import {COMPONENTS, directiveName} from './allowed';
import {type CompileContext, refuse} from './context';
import {TRUNCATE} from './prepare';

const byDirective = new Map(Object.keys(COMPONENTS).map((name) => [directiveName(name), name]));

/** The element between the teaser and the rest, as it stands in the compiled HTML. */
export const TEASER_END = '<hr data-teaser=""/>';

/** Directives → components; a fence in the language `figure` → FigureBlock; the teaser mark → a marker element. */
export function blocks(context: CompileContext) {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      if (node.type === 'code' && node.lang === 'figure') {
        parent.children[index] = element(
          'FigureBlock',
          {spec: node.value, line: String(node.position?.start.line ?? 0)},
          [],
        );
      } else if (isTruncate(node as RootContent)) {
        parent.children[index] = element('hr', {'data-teaser': ''}, []);
      } else if (node.type === 'containerDirective' || node.type === 'leafDirective') {
        const name = byDirective.get(node.name);
        if (name === undefined)
          refuse(context, node, `Unknown directive ":::${node.name}".`, choices(node.name, [...byDirective.keys()]));
        parent.children[index] = element(name, node.attributes ?? {}, node.children as MdxJsxFlowElement['children']);
      } else if (node.type === 'textDirective') {
        const name = byDirective.get(node.name);
        // "10:am" is prose, not a directive
        const replacement =
          name === undefined
            ? {type: 'text' as const, value: `:${node.name}${node.children.length > 0 ? '' : ''}`}
            : ({
                ...element(name, node.attributes ?? {}, []),
                type: 'mdxJsxTextElement',
                children: node.children,
              } as MdxJsxTextElement);
        parent.children.splice(index, 1, replacement, ...(name === undefined ? node.children : []));
      }
    });
  };
}

function isTruncate(node: RootContent): boolean {
  if (node.type === 'mdxFlowExpression') return node.value.replace(/^\s*\/\*|\*\/\s*$/g, '').trim() === TRUNCATE;
  return node.type === 'html' && /^<!--\s*truncate\s*-->$/.test(node.value.trim());
}

function element(
  name: string,
  attributes: Record<string, string | null | undefined>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(
      ([key, value]): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name: key, value: value ?? ''}),
    ),
    children,
  };
}
