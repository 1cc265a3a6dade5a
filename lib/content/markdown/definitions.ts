import type {Definition, FootnoteDefinition, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {type CompileContext, refuse} from './context';

/** The name of a definition in messages, and how a reference to it is written. */
const KINDS = {
  footnoteDefinition: {
    what: (name: string) => `the note [^${name}]`,
    second: 'There is a second text for',
    unused: 'No reference leads to',
    use: (name: string) => `write [^${name}] where the note belongs, or remove it`,
  },
  definition: {
    what: (name: string) => `the name [${name}]`,
    second: 'There is a second address for',
    unused: 'No link or image uses',
    use: (name: string) =>
      name === '//' || name === 'comment'
        ? 'write a comment as {/* words */}, in .md as <!-- words -->'
        : `write [words][${name}] where the link belongs, or remove the line`,
  },
} as const;

/** Name → definition of reference links and images; the first of several with one name counts. */
export function definitionsIn(tree: Root): ReadonlyMap<string, Definition> {
  const found = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!found.has(node.identifier)) found.set(node.identifier, node);
  });
  return found;
}

/** Refuses what would be lost: unused footnotes and addresses, and a second one of the same name. */
export function definitions(context: CompileContext) {
  return (tree: Root) => {
    const used = {footnoteDefinition: new Set<string>(), definition: new Set<string>()};
    const defined: (Definition | FootnoteDefinition)[] = [];
    visit(tree, (node) => {
      if (node.type === 'linkReference' || node.type === 'imageReference') used.definition.add(node.identifier);
      if (node.type === 'footnoteReference') used.footnoteDefinition.add(node.identifier);
      if (node.type === 'footnoteDefinition' || node.type === 'definition') defined.push(node);
    });
    const seen = {footnoteDefinition: new Set<string>(), definition: new Set<string>()};
    for (const node of defined) {
      const {what, second} = KINDS[node.type];
      if (seen[node.type].has(node.identifier)) {
        refuse(context, node, `${second} ${what(nameOf(node))}.`, 'give it another name, or remove it');
      }
      seen[node.type].add(node.identifier);
    }
    for (const node of defined) {
      if (used[node.type].has(node.identifier)) continue;
      const {what, unused, use} = KINDS[node.type];
      const name = nameOf(node);
      refuse(context, node, `${unused} ${what(name)}, which would be lost.`, use(name));
    }
  };
}

const nameOf = ({label, identifier}: Definition | FootnoteDefinition) => label ?? identifier;
