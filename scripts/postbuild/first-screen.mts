import {type Handler, Parser} from 'htmlparser2';

/** Blocks of a long article that fill the first screen, up to the first figure. */
const FIRST_BLOCKS = 6;
const AFTER_ARTICLE = ['footer', 'nav', 'aside'];
const NEVER_SHOWN = ['dialog', 'script', 'style', 'template'];

type Attributes = Readonly<Record<string, string>>;

interface Open {
  readonly tag: string;
  readonly classes: readonly string[];
  /** Those of its tokens that are the ancestor of a pair. */
  readonly asAncestor: readonly string[];
  readonly attributes: Attributes;
  readonly isLong: boolean;
  children: number;
  /** Whether one of the children was a figure. */
  hasFigure: boolean;
}

/**
 * What there is to select in a page's first screen, as tokens: each element's simple selectors, pairs of element and ancestor, and the custom
 * properties that attributes read; of attributes and pairs, those that are asked for. With `a<.menu` and `[href`, for `.menu a` and `[href]`,
 *
 *     <nav class="menu"><a href="/b"></a></nav>
 *     nav  .menu  a  a<.menu  [href  [href=/b
 *
 * Left out is what nobody sees before the style sheet is there: closed dialogs, hidden elements, the end of a long article, the page's footer.
 */
export function firstScreen(html: string, {pairs, ancestors, attributes: named}: Asked): ReadonlySet<string> {
  const tokens = new Set<string>();
  /** How many open elements have a token. */
  const openWith = new Map<string, number>();
  const trail: Open[] = [];
  let skipped = 0;
  const handler: Partial<Handler> = {
    onopentag(tag, attributes) {
      const parent = trail.at(-1);
      if (parent && skipped === 0) {
        parent.children += 1;
        parent.hasFigure ||= tag === 'figure';
      }
      if (skipped > 0 || isLater(tag, attributes, parent)) {
        skipped += 1;
        return;
      }
      const classes = attributes.class?.split(/\s+/) ?? [];
      for (const property of propertiesOf(attributes)) tokens.add(property);
      const own = tokensOf(tag, classes, attributes, named);
      for (const token of own) {
        tokens.add(token);
        for (const {ancestor, pair} of pairs.get(token) ?? []) if (openWith.get(ancestor)) tokens.add(pair);
      }
      const asAncestor = own.filter((token) => ancestors.has(token));
      for (const token of asAncestor) openWith.set(token, (openWith.get(token) ?? 0) + 1);
      const isLong = parent?.isLong || 'data-long' in attributes;
      trail.push({tag, classes, asAncestor, attributes, isLong, children: 0, hasFigure: false});
    },
    onclosetag() {
      if (skipped > 0) skipped -= 1;
      else for (const token of trail.pop()?.asAncestor ?? []) openWith.set(token, openWith.get(token)! - 1);
    },
  };
  // the site writes names as they should be, and no style sheet asks for a value with a character that HTML escapes
  const parser = new Parser(handler, {decodeEntities: false, lowerCaseTags: false, lowerCaseAttributeNames: false});
  parser.end(html);
  return tokens;
}

/** An element's simple selectors: tag, `.class`, `#id`, and of these attributes `[attribute` and `[attribute=value`. */
function tokensOf(
  tag: string,
  classes: readonly string[],
  attributes: Attributes,
  named: ReadonlySet<string>,
): string[] {
  const tokens = [tag, ...classes.map((name) => `.${name}`)];
  if (attributes.id) tokens.push(`#${attributes.id}`);
  for (const name in attributes) if (named.has(name)) tokens.push(`[${name}`, `[${name}=${attributes[name]}`);
  return tokens;
}

/** The custom properties that attributes read. */
function propertiesOf(attributes: Attributes): string[] {
  return Object.values(attributes).flatMap((value) =>
    value.includes('var(') ? [...value.matchAll(/var\((--[\w-]+)/g)].map(([, property]) => property!) : [],
  );
}

/** What a style sheet asks for, besides tags, classes and ids. */
export interface Asked {
  /** Tokens of an element and one of its ancestors, such as `a<.menu`, by the element's part. */
  readonly pairs: ReadonlyMap<string, readonly {readonly ancestor: string; readonly pair: string}[]>;
  /** The parts of all ancestors. */
  readonly ancestors: ReadonlySet<string>;
  /** The names of attributes. */
  readonly attributes: ReadonlySet<string>;
}

/** What these tokens ask for. */
export function askedBy(tokens: Iterable<string>): Asked {
  const pairs = new Map<string, {ancestor: string; pair: string}[]>();
  const ancestors = new Set<string>();
  const attributes = new Set<string>();
  for (const token of tokens) {
    const [element = '', ancestor] = token.split('<');
    for (const part of [element, ancestor]) if (part?.startsWith('[')) attributes.add(part.slice(1).split('=')[0]!);
    if (ancestor === undefined) continue;
    pairs.set(element, [...(pairs.get(element) ?? []), {ancestor, pair: token}]);
    ancestors.add(ancestor);
  }
  return {pairs, ancestors, attributes};
}

function isLater(tag: string, attributes: Attributes, parent: Open | undefined): boolean {
  if (NEVER_SHOWN.includes(tag) || 'hidden' in attributes) return true;
  if (tag === 'footer' && parent?.tag === 'body') return true;
  if (parent?.tag === 'details' && tag !== 'summary' && !('open' in parent.attributes)) return true;
  if (!parent?.isLong) return false;
  if (parent.classes.includes('prose')) return parent.children > FIRST_BLOCKS || parent.hasFigure;
  return 'data-adopt' in parent.attributes && AFTER_ARTICLE.includes(tag);
}
