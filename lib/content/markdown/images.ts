import path from 'node:path';
import type {Image, ImageReference, Root} from 'mdast';
import type {Position} from 'unist';
import {visit} from 'unist-util-visit';
import {IMAGE_ENDINGS} from '@/lib/images/endings';
import {imageFile} from '@/lib/images/references';
import {type CompileContext, refuse} from './context';
import {definitionsIn} from './definitions';

/** A name from a camera or a program, or just "image": it does not describe what is shown. */
const NO_DESCRIPTION = /^((img|dsc|dscn|pxl|screenshot)[\s_-]?[\d_-]+|image|photo|picture|img|alt|untitled)\s*\d*$/i;
const FILE_NAME = new RegExp(`^\\S*\\.(${IMAGE_ENDINGS})$`, 'i');
const EXAMPLE = 'A hand sowing peas in a row';

/** An image in the text, with its address or by reference. */
export interface ImageUse {
  readonly node: Image | ImageReference;
  readonly src: string;
  readonly alt: string;
  readonly caption?: string;
  /** The place of the caption; for an image by reference, in its definition. */
  readonly captionAt?: Position;
}

/** Refuses missing images, and images without a description in words. */
export function images(context: CompileContext) {
  return (tree: Root) => {
    for (const use of imagesIn(tree)) if (!context.found.refused.has(use.node)) check(context, use);
  };
}

/** Every image in a text. */
export function imagesIn(tree: Root): ImageUse[] {
  const definitions = definitionsIn(tree);
  const found: ImageUse[] = [];
  visit(tree, (node) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return;
    const target = node.type === 'image' ? node : definitions.get(node.identifier);
    found.push({
      node,
      src: target?.url ?? '',
      alt: node.alt ?? '',
      caption: target?.title ?? undefined,
      captionAt: target?.position,
    });
  });
  return found;
}

function check(context: CompileContext, {node, src, alt}: ImageUse): undefined {
  if (src === '') {
    return refuse(context, node, 'The image has no file.', 'write its path: ![words](./seedling.jpg)');
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(src)) {
    return refuse(
      context,
      node,
      `The image ${src} is on another site.`,
      'save it beside the article, or below public/, and write its path',
    );
  }
  const file = imageFile(context.file, src);
  if (file === undefined || !context.hasFile(file)) {
    const problem = `The image ${src} does not exist.`;
    if (src.includes('\\')) {
      return refuse(context, node, problem, `write its path with forward slashes: ${src.replaceAll('\\', '/')}`);
    }
    // written as it is seen from the project
    if (/^(?:content|public)\//.test(src) && context.hasFile(src)) {
      const suggested = src.startsWith('public/')
        ? src.slice('public'.length)
        : path.posix.relative(path.posix.dirname(context.file), src);
      return refuse(context, node, problem, `write its path from the article, or from public/ on: ${suggested}`);
    }
    const fix = `put it at ${file ?? 'a path inside the project'}, or correct the name; case counts`;
    return refuse(context, node, problem, fix);
  }
  const description = alt.trim();
  if (description === '') {
    const fix = `say in the brackets what it shows: ![${EXAMPLE}](${src})`;
    return refuse(context, node, `The image ${src} has no description.`, fix);
  }
  const {name, base} = path.posix.parse(src);
  if (FILE_NAME.test(description) || NO_DESCRIPTION.test(description) || description === name || description === base) {
    return refuse(
      context,
      node,
      `The description "${description}" does not say what the image shows.`,
      `write what a reader who cannot see it would miss, such as "${EXAMPLE}"`,
    );
  }
}
