import path from 'node:path';
import type {Definition, Image, ImageReference, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Position} from 'unist';
import {visit} from 'unist-util-visit';
import {IMAGE_ENDINGS} from '@/lib/images/endings';
import {imageFile} from '@/lib/images/references';
import {type CompileContext, refuse} from './context';
import {givenOf} from './remedies';

/** A name from a camera or a program, or just "image": it says nothing about what is shown. */
const NO_DESCRIPTION = /^((img|dsc|dscn|pxl|screenshot)[\s_-]?[\d_-]+|image|photo|picture|img|alt|untitled)\s*\d*$/i;
const FILE_NAME = new RegExp(`^\\S*\\.(${IMAGE_ENDINGS})$`, 'i');
/** Folders of generated files: an address there is dead after the next change. */
const MADE_FOLDERS = /^public\/(images|covers|cards)\//i;
const EXAMPLE = 'A hand sowing peas in a row';

export type ImageElement = MdxJsxFlowElement | MdxJsxTextElement;

/** An image of the text, however it is written. */
export interface ImageUse {
  readonly node: Image | ImageReference | ImageElement;
  readonly src: string;
  readonly alt: string;
  readonly caption?: string;
  /** The place of the caption; for an image by reference, in its definition. */
  readonly captionAt?: Position;
}

/** Refuses an image whose file does not exist, and one without a description in words. */
export function images(context: CompileContext) {
  return (tree: Root) => {
    for (const use of imagesIn(tree)) if (!context.found.refused.has(use.node)) check(context, use);
  };
}

/** Every image of a text: Markdown's own, those by reference, and <Figure>. */
export function imagesIn(tree: Root): ImageUse[] {
  const definitions = new Map<string, Definition>();
  const found: ImageUse[] = [];
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  visit(tree, (node) => {
    if (node.type === 'image') {
      found.push({
        node,
        src: node.url,
        alt: node.alt ?? '',
        caption: node.title ?? undefined,
        captionAt: node.position,
      });
    } else if (node.type === 'imageReference') {
      const target = definitions.get(node.identifier);
      found.push({
        node,
        src: target?.url ?? '',
        alt: node.alt ?? '',
        caption: target?.title ?? undefined,
        captionAt: target?.position,
      });
    } else if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Figure') {
      const {src = '', alt = '', caption} = givenOf(node);
      found.push({node, src, alt, caption, captionAt: node.position});
    }
  });
  return found;
}

function check(context: CompileContext, {node, src, alt}: ImageUse): undefined {
  const isElement = 'name' in node;
  if (src === '') {
    return refuse(
      context,
      node,
      'The figure shows no image.',
      'name the file: <Figure src="./seedling.jpg" alt="…" />',
    );
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(src)) {
    return refuse(
      context,
      node,
      `The image ${src} lies on another site.`,
      'save it beside the article, or below public/, and write its path',
    );
  }
  const file = imageFile(context.file, src);
  const made = MADE_FOLDERS.exec(file ?? '')?.[1];
  if (made !== undefined) {
    return refuse(
      context,
      node,
      `The image ${src} lies in public/${made}, a folder that the build fills and clears.`,
      'put it beside the article, or in another folder below public/, and write its path',
    );
  }
  if (file === undefined || !context.hasFile(file)) {
    const other = file && context.inOtherCase?.(file);
    return refuse(
      context,
      node,
      `There is no image ${src}.`,
      other
        ? `there is ${other}: write the name as it is, or rename the file; upper and lower case count`
        : `put it at ${file ?? 'a path inside the project'}, or correct the name; upper and lower case count`,
    );
  }
  const said = alt.trim();
  if (said === '') {
    const remedy = isElement
      ? `in alt what it shows: alt="${EXAMPLE}"`
      : `in the brackets what it shows: ![${EXAMPLE}](${src})`;
    return refuse(context, node, `The image ${src} has no description.`, `say ${remedy}`);
  }
  const {name, base} = path.posix.parse(src);
  if (FILE_NAME.test(said) || NO_DESCRIPTION.test(said) || said === name || said === base) {
    return refuse(
      context,
      node,
      `The description "${said}" does not say what the image shows.`,
      `write what a reader who cannot see it would miss, such as "${EXAMPLE}"`,
    );
  }
}
