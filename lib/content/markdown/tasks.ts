import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Task list boxes tell screen readers whether they are ticked. */
export function tasks() {
  return (tree: Root) => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName === 'input' && properties.type === 'checkbox') {
        properties.ariaLabel = properties.checked ? 'Done' : 'To do';
      }
    });
  };
}
