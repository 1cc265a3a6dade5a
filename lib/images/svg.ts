import {type DefaultTreeAdapterMap, html, parseFragment} from 'parse5';
import {SiteError} from '@/lib/errors';

const MAX_DEPTH = 200;
const MAX_SIDE = 100_000;

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Elements that run code, load other files, or embed a page. */
const ACTIVE = new Set('script foreignobject iframe object embed audio video handler listener'.split(' '));
/** HTML elements with text content, which these names can become in a title: elements after them would go unnoticed. */
const RAW = new Set(['style', 'title', 'textarea', 'xmp', 'noembed', 'noframes', 'noscript', 'plaintext']);
const REFERENCES = new Set(['href', 'src']);
/** Searched in the text itself, because an HTML parser may skip what an XML parser would run. */
const WRITTEN = new RegExp(`<!ENTITY|<\\?xml-stylesheet|<(?:[\\w-]+:)?(?:${[...ACTIVE].join('|')})\\b`, 'i');

/** The size of an SVG image. Throws a SiteError for anything else, without a size, and for active content. */
export function checkSvg(file: string, text: string): {width: number; height: number} {
  const fault = (problem: string, fix: string) => new SiteError({problem, file, fix});
  if (depthOf(text) > MAX_DEPTH) {
    throw fault(
      'The parts of the SVG are nested too deeply.',
      'export the drawing as "plain SVG", with fewer nested groups',
    );
  }
  const tree = parseFragment(text);
  const active = WRITTEN.exec(text)?.[0] ?? activeContent(tree);
  if (active !== undefined) {
    throw fault(
      `The SVG contains active content: ${active}.`,
      'remove it, or export the drawing as "plain SVG"; a picture must only be a picture',
    );
  }
  // in another encoding a browser may read elements that UTF-8 does not show
  const encoding = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)/i.exec(text)?.[1];
  if (encoding && !/^(utf-?8|us-ascii)$/i.test(encoding)) {
    throw fault(`The SVG says it is written in ${encoding}.`, 'save it again as UTF-8');
  }
  const root = tree.childNodes.find(isSvg);
  if (root === undefined) throw fault('The file contains no <svg> element.', 'export the drawing as "plain SVG"');
  const [prefix] = root.tagName.split(':').slice(0, -1);
  if (attributeOf(root, prefix ? `xmlns:${prefix}` : 'xmlns') !== 'http://www.w3.org/2000/svg') {
    throw fault(
      'The SVG has no namespace, so browsers show nothing of it.',
      'write <svg xmlns="http://www.w3.org/2000/svg" …>',
    );
  }
  const number = (name: string) => Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(attributeOf(root, name) ?? '')?.[1]);
  const box = (attributeOf(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [number('width') || box[2] || 0, number('height') || box[3] || 0];
  if (!(width > 0 && height > 0)) {
    throw fault('The SVG has no size.', 'give its <svg> a viewBox="0 0 width height"');
  }
  if (Math.max(width, height, ...box.map(Math.abs)) > MAX_SIDE) {
    throw fault(`The SVG is ${width} × ${height} large.`, `use a width, height and viewBox of at most ${MAX_SIDE}`);
  }
  return {width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height))};
}

/** Maximum depth of nested elements: an HTML parser and code that walks its tree would exhaust the stack. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const [tag] of text.matchAll(/<\/?[A-Za-z][^<>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) deepest = Math.max(deepest, ++depth);
  }
  return deepest;
}

/** The outermost element of a drawing; its name may have a prefix. */
function isSvg(node: Node): node is Element {
  return 'tagName' in node && /^(?:[\w-]+:)?svg$/.test(node.tagName);
}

/** An attribute by its name, ignoring case: the parser only preserves case for elements it knows. */
function attributeOf({attrs}: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name.toLowerCase() === name.toLowerCase())?.value;
}

/** The first thing in the tree that could run or load something, as the author wrote it, or undefined. */
function activeContent(node: Node): string | undefined {
  if ('tagName' in node) {
    if (node.namespaceURI === html.NS.HTML && RAW.has(node.tagName)) return `<${node.tagName}> in a text`;
    for (const {name: attribute, value} of node.attrs) {
      const full = attribute.toLowerCase().replace(/^.*:/, '');
      const shown = `${full}="${value.slice(0, 60)}"`;
      if (full.startsWith('on')) return `${full}="…"`;
      if (REFERENCES.has(full) && !isInside(value)) return shown;
      // <animate attributeName="href" to="javascript:…">
      if (full === 'attributename' && REFERENCES.has(value.trim().toLowerCase().replace(/^.*:/, ''))) return shown;
      // names with a colon belong to drawing programs, which store file paths in them
      const isPlain = attribute.includes(':') || attribute.startsWith('aria-');
      if (loadsSomething(value) || (!isPlain && value.includes('\\'))) return shown;
    }
    if (/(^|:)style$/.test(node.tagName)) {
      const style = styleOf(node);
      if (loadsSomething(style)) return 'a style that loads a file';
      if (style.includes('\\')) return 'a style with a backslash';
    }
  }
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.map(activeContent).find((found) => found !== undefined);
}

/** As browsers read it: texts before and after a comment are joined. */
function styleOf({childNodes}: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function isInside(address: string): boolean {
  return /^\s*(#|data:image\/(png|jpeg|webp|gif|avif)[;,])/i.test(address);
}

/** Refuses escapes in styles, because they could spell any of these words. */
function loadsSomething(style: string): boolean {
  if (/@import|(?<![\w-])(?:src|image|(?:-webkit-)?image-set)\(/i.test(style)) return true;
  return [...style.matchAll(/url\(\s*["']?([^)]*)/gi)].some(([, address = '']) => !isInside(address));
}
