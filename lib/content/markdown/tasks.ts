import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Task list boxes say whether they are ticked to screen readers, too. */
export function tasks() {
  return (tree: Root) => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName === 'input' && properties.type === 'checkbox') {
        properties.ariaLabel = properties.checked ? 'Done' : 'To do';
      }
    });
  };
}
