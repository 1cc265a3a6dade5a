import type {FootnoteDefinition, Root} from 'mdast';
import {type CompileContext, refuse} from './context';
import {visit} from './visit';

/** Refuses the text of a note that would be lost: one that no mark leads to, and a second one of the same name. */
export function footnotes(context: CompileContext) {
  return (tree: Root) => {
    const marks = new Set<string>();
    const texts = new Map<string, FootnoteDefinition>();
    visit(tree, (node) => {
      if (node.type === 'footnoteReference') marks.add(node.identifier);
      if (node.type !== 'footnoteDefinition') return;
      const name = node.label ?? node.identifier;
      if (texts.has(node.identifier)) {
        refuse(
          context,
          node,
          `There is a second text for the note [^${name}].`,
          'give it another name, or take it out',
        );
      }
      texts.set(node.identifier, node);
    });
    for (const [identifier, node] of texts) {
      if (marks.has(identifier)) continue;
      const name = node.label ?? identifier;
      const fix = `write [^${name}] where the note belongs, or take it out`;
      refuse(context, node, `No mark leads to the note [^${name}], which would be lost.`, fix);
    }
  };
}
