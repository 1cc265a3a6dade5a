import path from 'node:path';
import type {Definition, Image, ImageReference, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {type CompileContext, refuse} from './context';

/** A name a camera or a program gives, or no more than "image": it tells nobody what is shown. */
const NO_DESCRIPTION = /^((img|dsc|dscn|pxl|screenshot)[\s_-]?[\d_-]+|image|photo|picture|img|alt|untitled)\s*\d*$/i;
const FILE_NAME = /^\S*\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** Refuses an image whose file does not exist, and one without a description in words. */
export function images(context: CompileContext) {
  return (tree: Root) => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    });
    visit(tree, (node) => {
      if (node.type === 'image') check(context, node, node.url);
      if (node.type === 'imageReference') check(context, node, definitions.get(node.identifier)?.url ?? '');
    });
  };
}

function check(context: CompileContext, node: Image | ImageReference, url: string): void {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
    refuse(
      context,
      node,
      `The image ${url} lies on another site.`,
      'save it beside the article, or below public/, and write its path',
    );
  }
  const file = fileOf(context, url);
  if (file === undefined || !context.hasFile(file)) {
    refuse(
      context,
      node,
      `There is no image ${url}.`,
      `put it at ${file ?? 'a path inside the project'}, or correct the name; upper and lower case count`,
    );
  }
  const alt = node.alt?.trim() ?? '';
  if (alt === '') {
    refuse(
      context,
      node,
      `The image ${url} has no description.`,
      `say in the brackets what it shows: ![A hand sowing peas in a row](${url})`,
    );
  }
  const {name, base} = path.posix.parse(url);
  if (FILE_NAME.test(alt) || NO_DESCRIPTION.test(alt) || alt === name || alt === base) {
    refuse(
      context,
      node,
      `The description "${alt}" does not say what the image shows.`,
      'write what a reader who cannot see it would miss, such as "A hand sowing peas in a row"',
    );
  }
}

/** `/x` stands below public/, anything else beside the article. Undefined when it leads out of the project. */
function fileOf(context: CompileContext, url: string): string | undefined {
  const [plain = ''] = url.split(/[?#]/);
  let target: string;
  try {
    target = decodeURI(plain);
  } catch {
    target = plain;
  }
  const file = path.posix.normalize(
    target.startsWith('/') ? `public${target}` : path.posix.join(path.posix.dirname(context.file), target),
  );
  return file.startsWith('..') ? undefined : file;
}
