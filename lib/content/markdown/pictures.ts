import type {Paragraph, Parent, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {SiteError} from '@/lib/errors';
import type {Picture} from '@/lib/images/picture';
import {imageFile} from '@/lib/images/references';
import {blockElement} from './blocks';
import {type CompileContext, refuse} from './context';
import {type ImageUse, imagesIn} from './images';

/** Images → `<PictureBlock>`, or `<InlinePicture>` in a sentence; the caption is a child, processed like all text. */
export function pictures(context: CompileContext) {
  return async (tree: Root) => {
    const blocks = new Map<unknown, MdxJsxFlowElement>();
    const uses = imagesIn(tree).filter(({node}) => !context.found.refused.has(node));
    refuseInlineCaptions(context, tree, uses);
    for (const use of uses) {
      const picture = await findPicture(context, use);
      if (picture) blocks.set(use.node, pictureBlock(use, picture));
    }
    if (blocks.size > 0) replaceImages(tree, blocks);
  };
}

async function findPicture(context: CompileContext, {node, src}: ImageUse): Promise<Picture | undefined> {
  try {
    return await context.picture?.(imageFile(context.file, src) ?? src);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return refuse(context, node, `${src}: ${error.details.problem}`, error.details.fix);
  }
}

function pictureBlock({node: {position}, alt, caption, captionAt}: ImageUse, picture: Picture): MdxJsxFlowElement {
  return {
    ...blockElement('PictureBlock', {picture: JSON.stringify(picture), alt: alt.trim()}),
    children: caption ? [{type: 'paragraph', children: [{type: 'text', value: caption, position: captionAt}]}] : [],
    position,
  };
}

/** A caption needs space below its picture, which an inline picture does not have. */
function refuseInlineCaptions(context: CompileContext, tree: Root, uses: readonly ImageUse[]): void {
  const captioned = new Map<unknown, ImageUse>();
  for (const use of uses) if (use.caption) captioned.set(use.node, use);
  if (captioned.size === 0) return;
  const all = new Set<unknown>(uses.map(({node}) => node));
  visit(tree, (node, _index, parent) => {
    const use = captioned.get(node);
    if (use === undefined) return;
    if (parent?.type === 'paragraph' && contentOf(parent as Paragraph).every((child) => all.has(child))) return;
    refuse(
      context,
      use.node,
      `The image ${use.src} is within a sentence, where its caption has no room.`,
      'put an empty line before and after it, or remove the caption and say it in the text',
    );
  });
}

/** A picture alone in its paragraph replaces the paragraph; one in a sentence stays inline. */
function replaceImages(tree: Root, blocks: ReadonlyMap<unknown, MdxJsxFlowElement>): void {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const block = blocks.get(node);
    if (block !== undefined) {
      (parent as Parent).children[index] = inlinePicture(block);
      return SKIP;
    }
    if (node.type !== 'paragraph') return undefined;
    const alone = picturesAlone(node, blocks);
    if (alone === undefined) return undefined;
    (parent as Parent).children.splice(index, 1, ...alone);
    return [SKIP, index + alone.length];
  });
}

/** The pictures of a paragraph that contains nothing else. */
function picturesAlone(
  paragraph: Paragraph,
  blocks: ReadonlyMap<unknown, MdxJsxFlowElement>,
): MdxJsxFlowElement[] | undefined {
  const found = contentOf(paragraph).map((child) => blocks.get(child));
  return found.length > 0 && found.every((item) => item !== undefined) ? found : undefined;
}

/** A paragraph without the spaces and line breaks between its parts. */
function contentOf({children}: Paragraph): PhrasingContent[] {
  return children.filter((child) => child.type !== 'break' && !(child.type === 'text' && child.value.trim() === ''));
}

function inlinePicture({attributes}: MdxJsxFlowElement): PhrasingContent {
  return {type: 'mdxJsxTextElement', name: 'InlinePicture', attributes, children: []};
}
