import type {Definition, Heading, Link, LinkReference, Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {formatFact} from '@/lib/data/format';
import {SUBJECTS} from '@/lib/data/line-subjects';
import {isCalendarDay} from '@/lib/dates';
import {choices} from '@/lib/errors';
import {isComment, isIncomplete} from './allowed';
import {COMPONENT_TABLE, type ComponentInfo} from './component-table';
import {type CompileContext, placeOf, refuse} from './context';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function infoOf(name: string): ComponentInfo | undefined {
  const table: Readonly<Record<string, ComponentInfo>> = COMPONENT_TABLE;
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Parents with inline content: a browser ends a paragraph before a box in it. */
const SENTENCES = ['paragraph', 'heading', 'link', 'linkReference', 'emphasis', 'strong', 'delete', 'tableCell'];
/** Elements that are valid only inside another one. */
const INSIDE: Readonly<Record<string, string>> = {summary: 'details', dt: 'dl', dd: 'dl'};
const BLOCKS = ['details', 'dl'];

/** Refuses an element in a place where browsers would break the surrounding text apart. */
export function checkPlace(context: CompileContext, node: Element, parent?: Nodes): void {
  const name = node.name ?? '';
  if (!parent) return;
  const around = 'name' in parent ? (parent.name ?? '') : '';
  const outer = Object.hasOwn(INSIDE, name) ? INSIDE[name]! : undefined;
  if (outer !== undefined && around !== outer) {
    const fix = `put it directly inside <${outer}>, on a separate line, with an empty line between it and other text`;
    refuse(context, node, `<${name}> is not inside <${outer}>.`, fix);
  }
  if ((infoOf(name)?.isBlock || BLOCKS.includes(name)) && SENTENCES.includes(parent.type)) {
    const where = parent.type === 'heading' ? 'a heading' : parent.type === 'tableCell' ? 'a table' : 'a sentence';
    const fix = 'put its tags on separate lines, with an empty line before and after them';
    refuse(context, node, `<${name}> is inside ${where}.`, fix);
  }
  if (name === 'Term' && around === 'Term') {
    refuse(context, node, '<Term> is inside another <Term>, where nobody can open it.', 'explain the word next to it');
  }
}

/** Refuses empty attributes of components, and days or facts that do not exist. */
export function checkValues(context: CompileContext, node: Element): void {
  const name = node.name ?? '';
  const info = infoOf(name);
  if (!info) return;
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    const {name: key, value} = attribute;
    const place = attribute.position ? attribute : node;
    if (value.trim() === '') {
      const {about = '', isOptional} = info.attributes[key] ?? {};
      const fix = isOptional ? `write text, or remove ${key}. ${about}` : `write ${key}="…". ${about}`;
      refuse(context, place, `"${key}" of <${name}> is empty.`, fix);
    } else if (name === 'Update' && !isCalendarDay(value)) {
      refuse(
        context,
        place,
        `An Update has the invalid date "${value}".`,
        'write it as YYYY-MM-DD, such as 2021-09-01',
      );
    } else if (name === 'Fact') {
      context.found.faults.attempt('facts', () => formatFact(value), {file: context.file, ...placeOf(node)});
    } else if (name === 'UrgentHelp') {
      const odd = value.split(',').find((item) => !(SUBJECTS as readonly string[]).includes(item.trim()));
      if (odd !== undefined) {
        refuse(context, place, `<UrgentHelp> has no lines for "${odd.trim()}".`, choices(odd.trim(), SUBJECTS));
      }
    }
  }
}

/** Refuses a heading without text, which nobody can see or jump to. */
export function checkHeading(context: CompileContext, node: Heading): undefined {
  if (node.children.some(isPrinted)) return undefined;
  return refuse(context, node, 'The heading has no text.', 'write it after the #, or remove the line');
}

/** Refuses a link without text, which nobody can see, and one with an incomplete address. */
export function checkLink(context: CompileContext, node: Link | Definition): undefined {
  if (isIncomplete(node.url)) {
    const fix = 'write the whole address, such as https://www.nhs.uk/sleep, or remove the link';
    refuse(context, node, `The address ${node.url} is incomplete.`, fix);
  }
  if (/^https?:/i.test(node.url) && !URL.canParse(node.url)) {
    const fix = 'copy it from the browser, such as https://www.nhs.uk/sleep; the name of a site has no spaces';
    refuse(context, node, `No browser can open the address ${node.url}.`, fix);
  }
  if (node.type === 'definition' || node.children.some(isPrinted)) return undefined;
  return refuse(context, node, 'The link has no text.', 'write it in its brackets: [words](/address)');
}

/** Refuses interactive content inside a link: a browser would end the link before it. */
export function checkLinkText(context: CompileContext, link: Link | LinkReference): undefined {
  visit(link, (node: Nodes) => {
    if ('name' in node && node.name === 'Term') {
      refuse(context, node, '<Term> is inside a link, where nobody can open it.', 'explain the word next to it');
    }
    if (node.type === 'text' && node.value.includes('[@')) {
      refuse(context, node, 'A citation is inside a link, and is a link itself.', 'put it after the link');
    }
  });
  return undefined;
}

/** Refuses a component without its required attributes. */
export function checkRequired(context: CompileContext, node: Element, name: string): void {
  const info = infoOf(name);
  if (!info) return;
  const names = new Set(node.attributes.map((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name));
  for (const [attribute, {about, isOptional}] of Object.entries(info.attributes)) {
    if (isOptional || names.has(attribute)) continue;
    refuse(context, node, `<${name}> lacks "${attribute}".`, `write <${name} ${attribute}="…">. ${about}`);
  }
}

/** Refuses content in a component that prints none, and a component without its required text. */
export function checkContent(context: CompileContext, node: Element, name: string): void {
  const info = infoOf(name);
  const isEmpty = VOID.includes(name) || info?.isEmpty;
  if (info && !isEmpty && !node.children.some(isPrinted)) {
    refuse(context, node, `<${name}> has no text.`, 'write text between its tags, or remove it');
  }
  if (!isEmpty || !node.children.some(isPrinted)) return;
  refuse(
    context,
    node,
    `<${name}> would lose its content.`,
    `write <${name}${node.attributes.length === 0 ? '' : ' …'} /> without content, and the text before or after it`,
  );
}

const VOID = ['br', 'wbr'];

function isPrinted(node: Nodes): boolean {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return !isComment(node.value);
  if (node.type === 'html') return !/^<!--[\s\S]*-->$/.test(node.value.trim());
  if (node.type === 'paragraph') return node.children.some(isPrinted);
  return node.type !== 'text' || node.value.trim() !== '';
}
