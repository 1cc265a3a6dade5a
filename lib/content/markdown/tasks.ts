import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** The box of a task list says whether it is ticked to those who cannot see it, too. */
export function tasks() {
  return (tree: Root) => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName === 'input' && properties.type === 'checkbox') {
        properties.ariaLabel = properties.checked ? 'Done' : 'To do';
      }
    });
  };
}
