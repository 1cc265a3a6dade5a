import {type DefaultTreeAdapterMap, parseFragment} from 'parse5';
import {SiteError} from '@/lib/errors';

type Node = DefaultTreeAdapterMap['node'];

/** Elements that run programs, load other files, or put a page into the picture. */
const ACTIVE = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
]);
const REFERENCES = new Set(['href', 'src']);
/** Found in the text itself, since a parser of HTML may pass over what one of XML would run. */
const WRITTEN = new RegExp(`<!ENTITY|<\\?xml-stylesheet|<(?:[\\w-]+:)?(?:${[...ACTIVE].join('|')})\\b`, 'i');

/** The size of an SVG image. Throws a SiteError when it is not one, has no size, or could do more than be looked at. */
export function checkSvg(file: string, text: string): {width: number; height: number} {
  const fault = (problem: string, fix: string) => new SiteError({problem, file, fix});
  const active = WRITTEN.exec(text)?.[0] ?? activeContent(parseFragment(text));
  if (active !== undefined) {
    throw fault(
      `The SVG holds active content: ${active}.`,
      'take it out, or export the drawing as "plain SVG"; a picture may only be looked at',
    );
  }
  // in another encoding a browser may read elements that nobody sees in UTF-8
  const encoding = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)/i.exec(text)?.[1];
  if (encoding && !/^(utf-?8|us-ascii)$/i.test(encoding)) {
    throw fault(`The SVG says it is written in ${encoding}.`, 'save it again with the encoding UTF-8');
  }
  const root = /<svg\b[^>]*>/i.exec(text)?.[0];
  if (root === undefined) throw fault('The file holds no <svg> element.', 'export the drawing as "plain SVG"');
  if (!/\sxmlns(:\w+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(root)) {
    throw fault(
      'The SVG does not say that it is one, and browsers show nothing of it.',
      'write <svg xmlns="http://www.w3.org/2000/svg" …>',
    );
  }
  const number = (name: string) => Number(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(root)?.[1]);
  const box =
    /\sviewBox\s*=\s*["']([^"']+)["']/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [width, height] = [number('width') || box[2], number('height') || box[3]];
  if (!width || !height) {
    throw fault('The SVG does not say how large it is.', 'give its <svg> a viewBox="0 0 width height"');
  }
  return {width: Math.round(width), height: Math.round(height)};
}

/** What in the tree could run or load something, as the author wrote it; undefined when there is nothing. */
function activeContent(node: Node): string | undefined {
  if ('tagName' in node) {
    for (const {name: attribute, value} of node.attrs) {
      const full = attribute.toLowerCase().replace(/^.*:/, '');
      if (full.startsWith('on')) return `${full}="…"`;
      if (REFERENCES.has(full) && !isInside(value)) return `${full}="${value.slice(0, 60)}"`;
      // <animate attributeName="href" to="javascript:…">
      if (full === 'attributename' && REFERENCES.has(value.trim().toLowerCase().replace(/^.*:/, '')))
        return `${full}="${value}"`;
      if (loadsSomething(value)) return `${full}="${value.slice(0, 60)}"`;
    }
  }
  if (node.nodeName === '#text' && 'value' in node && loadsSomething(node.value)) return 'a style that loads a file';
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.map(activeContent).find((found) => found !== undefined);
}

/** A part of the same drawing, or a picture written into it. */
function isInside(address: string): boolean {
  return /^\s*(#|data:image\/(png|jpeg|webp|gif|avif);)/i.test(address);
}

function loadsSomething(style: string): boolean {
  return /@import|url\(\s*["']?(?!\s*#|data:image\/(?:png|jpeg|webp))/i.test(style);
}
