import {element, find, type PlainElement, type PlainNode, textOf} from './tree';

/** A figure without its drawing: title, table of its data or text alternative, caption. */
export function simplifyFigure(
  {children}: PlainElement,
  simplify: (nodes: readonly PlainNode[]) => PlainNode[],
): PlainNode[] {
  const parts = children.filter((child) => typeof child !== 'string');
  const caption = parts.find(({tag}) => tag === 'figcaption');
  const title = parts.find(({tag}) => tag === 'p');
  const drawing = parts.find(({tag}) => tag === 'div');
  const captionParts = caption?.children ?? [];
  const data = find(captionParts, ({tag}) => tag === 'details');
  const table = data && find(data.children, ({tag}) => tag === 'table');
  const words = drawing ? drawnWords(drawing, table !== undefined) : [];
  return [
    element('figure', {}, [
      ...(title ? [element('p', {}, [element('strong', {}, simplify(title.children))])] : []),
      ...simplify(words).map(boldFirst),
      ...(table ? simplify([table]) : []),
      element('figcaption', {}, simplify(captionParts.filter((node) => node !== data))),
    ]),
  ];
}

/** The text alternative of the drawing. Beside a table of the data, only a list that explains its items is repeated. */
function drawnWords(drawing: PlainElement, hasTable: boolean): readonly PlainNode[] {
  if (hasTable) {
    const list = find(drawing.children, ({tag}) => tag === 'ol');
    return list && isExplained(list) ? [list] : [];
  }
  return drawing.children.flatMap(describe);
}

/** A decorative picture becomes its description. */
function describe(node: PlainNode): PlainNode[] {
  if (typeof node === 'string') return [node];
  const {role, 'aria-label': label} = node.attributes;
  if (role === 'img') return label ? [element('p', {}, [label])] : [];
  return [element(node.tag, node.attributes, node.children.flatMap(describe))];
}

function isExplained({children}: PlainElement): boolean {
  return children.some(
    (item) =>
      typeof item !== 'string' &&
      item.children.filter((child) => typeof child !== 'string' && child.tag === 'p').length > 1,
  );
}

/** The first of several paragraphs in a list item is its heading. */
function boldFirst(node: PlainNode): PlainNode {
  if (typeof node === 'string') return node;
  const children = node.children.map(boldFirst);
  if (node.tag !== 'li' || children.length < 2) return element(node.tag, node.attributes, children);
  const first = children.findIndex((child) => typeof child !== 'string' && child.tag === 'p' && textOf(child) !== '');
  const bold = children.map((child, index) =>
    index === first && typeof child !== 'string' ? element('p', {}, [element('strong', {}, child.children)]) : child,
  );
  return element('li', {}, bold);
}
