import type {Definition, Html, Image, Link, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {choices} from '@/lib/errors';
import {ALLOWED, COMPONENTS, ELEMENTS, isComment, isSafeUrl, URL_SCHEMES} from './allowed';
import {type CompileContext, refuse} from './context';
import {
  checkContent,
  checkHeading,
  checkLink,
  checkLinkText,
  checkPlace,
  checkRequired,
  checkValues,
} from './element-checks';
import {fixFor, fixInMarkdown, textAttributesIn, textAttributesOf} from './element-fixes';

/** Refuses everything not on the list: elements, attributes, address schemes, expressions, imports, raw HTML. */
export function allowList(context: CompileContext) {
  return (tree: Root) => {
    // HTML tags that have been refused, so that their closing tags are not refused again
    const open: string[] = [];
    visit(tree, (node: Nodes, _, parent?: Nodes) =>
      node.type === 'html' ? checkHtml(context, node, open) : check(context, node, parent),
    );
  };
}

/** Returns SKIP for what is allowed and needs no check inside. */
function check(context: CompileContext, node: Nodes, parent?: Nodes): typeof SKIP | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      checkElement(context, node, parent);
      return undefined;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return checkExpression(context, node);
    case 'mdxjsEsm':
      return refuse(
        context,
        node,
        'An article cannot import or export.',
        'remove the line; components are available without it',
      );
    case 'linkReference':
      return checkLinkText(context, node);
    case 'link':
    case 'image':
    case 'definition':
      return checkResource(context, node);
    case 'heading':
      if (node.depth > 1) return checkHeading(context, node);
      return refuse(context, node, "The title is the article's only level-1 heading.", 'start with ##');
    default:
      return undefined;
  }
}

function checkHtml(context: CompileContext, node: Html, open: string[]): typeof SKIP {
  const {value} = node;
  if (/^<!--(?:(?!-->)[\s\S])*-->$/.test(value.trim())) return SKIP;
  const [, slash, name = ''] = /^\s*<(\/?)([\w-]+)/.exec(value) ?? [];
  const begin = slash ? open.lastIndexOf(name) : -1;
  if (begin >= 0) open.splice(begin, 1);
  else {
    if (!slash) open.push(name);
    refuse(context, node, `HTML is not allowed here: ${shorten(value)}`, fixForHtml(value));
  }
  return SKIP;
}

function checkExpression(context: CompileContext, node: Nodes & {value: string}): undefined {
  if (node.value.trim() === '') {
    const fix = 'write something between them, or remove them; literal braces are written \\{\\}';
    return refuse(context, node, 'These braces are empty and would not be printed.', fix);
  }
  if (isComment(node.value)) return undefined;
  const fix = /^[\w-]+=/.test(node.value)
    ? 'remove it: the style sheet sets size, colour and place'
    : 'write the text itself; a literal brace is written \\{';
  return refuse(context, node, `The expression {${shorten(node.value)}} would not be printed.`, fix);
}

function checkResource(context: CompileContext, node: Link | Image | Definition): undefined {
  if (node.type === 'link') checkLinkText(context, node);
  if (/^[a-z]:[\\/]/i.test(node.url)) {
    const name = node.url.split(/[\\/]/).at(-1);
    const fix = `put the file beside the article and write its name: ./${name}`;
    return refuse(context, node, `The address ${shorten(node.url)} is a file on your own computer.`, fix);
  }
  if (!isSafeUrl(node.url)) {
    const schemes = URL_SCHEMES.map((scheme) => `${scheme}:`).join(', ');
    const problem = `The address ${shorten(node.url)} is not allowed.`;
    return refuse(context, node, problem, `use a path of this site or one of: ${schemes}`);
  }
  return node.type === 'image' ? undefined : checkLink(context, node);
}

/** Refuses an element or component that is not on the list, and attributes it does not have. */
function checkElement(context: CompileContext, node: MdxJsxFlowElement | MdxJsxTextElement, parent?: Nodes): void {
  const name = node.name ?? '';
  const attributes = ALLOWED.get(name);
  if (attributes === undefined) {
    refuse(context, node, `<${name}> is not allowed.`, fixFor(name, textAttributesOf(node)));
    return;
  }
  // a misspelt attribute is why the right one is missing
  if (checkAttributes(context, node, attributes)) checkRequired(context, node, name);
  checkContent(context, node, name);
  checkPlace(context, node, parent);
  checkValues(context, node);
}

/** Refuses attributes that are not allowed, and values that are not text. Returns whether all are valid. */
function checkAttributes(
  context: CompileContext,
  node: MdxJsxFlowElement | MdxJsxTextElement,
  attributes: readonly string[],
): boolean {
  const name = node.name ?? '';
  const names = new Set<string>();
  const {length} = context.found.faults.list;
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      refuse(
        context,
        attribute.position ? attribute : node,
        `{${shorten(attribute.value)}} in <${name}> would be lost.`,
        'write attributes as name="text"',
      );
      continue;
    }
    const place = attribute.position ? attribute : node;
    if (names.has(attribute.name)) {
      refuse(context, place, `<${name}> has "${attribute.name}" twice.`, 'remove one of them');
    }
    names.add(attribute.name);
    if (!attributes.includes(attribute.name)) {
      refuse(
        context,
        place,
        `<${name}> has no attribute "${attribute.name}".`,
        attributes.length > 0 ? choices(attribute.name, attributes) : `<${name}> has no attributes`,
      );
    } else if (typeof attribute.value !== 'string') {
      refuse(context, place, `"${attribute.name}" of <${name}> is not text.`, `write ${attribute.name}="text"`);
    }
  }
  return context.found.faults.list.length === length;
}

/** In .md there are no elements, only comments: Markdown's own syntax for a tag, or another file. */
function fixForHtml(html: string): string {
  if (/^<!--(?!.*-->)/s.test(html)) return 'write --> at the end of the comment';
  const [, name = ''] = /<\/?([a-z][\w-]*)/i.exec(html) ?? [];
  return Object.hasOwn(ELEMENTS, name.toLowerCase()) || Object.hasOwn(COMPONENTS, name) || name === ''
    ? fixInMarkdown(name)
    : fixFor(name, textAttributesIn(html));
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
