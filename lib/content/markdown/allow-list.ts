import type {Definition, Image, Link, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {choices} from '@/lib/errors';
import {COMPONENTS, ELEMENTS, isComment, isSafeUrl, URL_SCHEMES} from './allowed';
import {type CompileContext, refuse} from './context';
import {
  checkComplete,
  checkContent,
  checkHeading,
  checkLink,
  checkLinkText,
  checkPlace,
  checkValues,
  checkVisible,
} from './element-checks';
import {givenIn, givenOf, remedyFor, remedyInMarkdown} from './remedies';

/** Refuses everything that is not on the list: elements, attributes, address schemes, expressions, imports, raw HTML. */
export function allowList(context: CompileContext) {
  return (tree: Root) => {
    refuseDepth(context, tree);
    visit(tree, (node: Nodes, _, parent?: Nodes) => check(context, node, parent));
  };
}

/** Returns SKIP for what is allowed and whose parts are not looked at. */
function check(context: CompileContext, node: Nodes, parent?: Nodes): typeof SKIP | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      checkElement(context, node, parent);
      return undefined;
    case 'text':
      checkVisible(context, node, node.value);
      return undefined;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return checkExpression(context, node);
    case 'mdxjsEsm':
      return refuse(
        context,
        node,
        'An article cannot import or export.',
        'remove the line; the components are there without it',
      );
    case 'html':
      if (/^<!--(?:(?!-->)[\s\S])*-->$/.test(node.value.trim())) return SKIP;
      return refuse(
        {...context, tag: /^\s*<(\/?[\w-]+)/.exec(node.value)?.[1]},
        node,
        `HTML is not allowed here: ${shorten(node.value)}`,
        remedyForHtml(node.value),
      );
    case 'linkReference':
      return checkLinkText(context, node);
    case 'link':
    case 'image':
    case 'definition':
      return checkResource(context, node);
    case 'heading':
      if (node.depth > 1) return checkHeading(context, node);
      return refuse(
        context,
        node,
        'An article has no level-1 heading of its own; the title is it.',
        'begin with ## and go on from there',
      );
    default:
      return undefined;
  }
}

function checkExpression(context: CompileContext, node: Nodes & {value: string}): undefined {
  if (node.value.trim() === '') {
    const fix = 'write something between them, or take them out; braces that belong to the text are written \\{\\}';
    return refuse(context, node, 'These braces hold nothing and would not be printed.', fix);
  }
  if (isComment(node.value)) return undefined;
  return refuse(
    context,
    node,
    `The expression {${shorten(node.value)}} would not be printed.`,
    'write the text itself; a brace that belongs to the text is written \\{',
  );
}

function checkResource(context: CompileContext, node: Link | Image | Definition): undefined {
  checkVisible(context, node, `${node.title ?? ''}${node.type === 'image' ? (node.alt ?? '') : ''}`);
  if (node.type === 'link') checkLinkText(context, node);
  if (!isSafeUrl(node.url)) {
    const schemes = URL_SCHEMES.map((scheme) => `${scheme}:`).join(', ');
    const problem = `The address ${shorten(node.url)} is not allowed.`;
    return refuse(context, node, problem, `use a path of this site or one of: ${schemes}`);
  }
  return node.type === 'image' ? undefined : checkLink(context, node);
}

/** Lists of 32 levels, the most the text may have (prepare.ts), make 65 parts inside one another. */
const MAX_DEPTH = 80;

/** Without recursion, because too deep a tree would exhaust the stack of everything after it. */
export function refuseDepth(context: CompileContext, tree: Root): void {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) {
      refuse(
        context,
        level[0],
        'The parts of the text are nested too deeply.',
        'use fewer components inside components',
      );
    }
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
}

/** Refuses an element or component that is not on the list, and attributes it does not have. */
export function checkElement(
  compilation: CompileContext,
  node: MdxJsxFlowElement | MdxJsxTextElement,
  parent?: Nodes,
): void {
  const name = node.name ?? '';
  const context = {...compilation, tag: name};
  const attributes = Object.hasOwn(COMPONENTS, name)
    ? COMPONENTS[name]
    : Object.hasOwn(ELEMENTS, name)
      ? ELEMENTS[name]
      : undefined;
  if (attributes === undefined) {
    refuse(context, node, `<${name}> is not allowed.`, remedyFor(name, givenOf(node)));
  }
  checkAttributes(context, node, attributes);
  checkComplete(context, node, name);
  checkContent(context, node, name);
  checkPlace(context, node, parent);
  checkValues(context, node);
}

/** Refuses attributes that are not among the given ones, and values that are no texts. */
export function checkAttributes(
  context: CompileContext,
  node: MdxJsxFlowElement | MdxJsxTextElement,
  attributes: readonly string[],
): void {
  const name = node.name ?? '';
  const names = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      refuse(
        context,
        attribute.position ? attribute : node,
        `{${shorten(attribute.value)}} in <${name}> would be lost.`,
        'write attributes as name="text"',
      );
    }
    const place = attribute.position ? attribute : node;
    if (names.has(attribute.name)) {
      refuse(context, place, `<${name}> has "${attribute.name}" twice.`, 'keep one of the two');
    }
    names.add(attribute.name);
    if (!attributes.includes(attribute.name)) {
      refuse(
        context,
        place,
        `<${name}> has no attribute "${attribute.name}".`,
        attributes.length > 0 ? choices(attribute.name, attributes) : `<${name}> takes no attributes`,
      );
    }
    if (typeof attribute.value !== 'string') {
      refuse(context, place, `"${attribute.name}" of <${name}> is not a text.`, `write ${attribute.name}="text"`);
    }
    checkVisible(context, place, attribute.value);
  }
}

/** In .md there are no elements, only comments: what Markdown has for a tag, or a directive. */
function remedyForHtml(html: string): string {
  if (/^<!--(?!.*-->)/s.test(html)) return 'write --> at the end of the comment';
  const [, name = ''] = /<\/?([a-z][\w-]*)/i.exec(html) ?? [];
  return Object.hasOwn(ELEMENTS, name.toLowerCase()) || Object.hasOwn(COMPONENTS, name) || name === ''
    ? remedyInMarkdown(name)
    : remedyFor(name, givenIn(html));
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
