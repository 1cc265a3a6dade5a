import {Parser} from 'htmlparser2';

/** Blocks of a long article that the page shows at first, up to the first figure; app/_styles/base.css leaves out the others until the style sheet is there. */
const FIRST_BLOCKS = 6;
const AFTER_ARTICLE = ['footer', 'nav', 'aside'];
const NEVER_SHOWN = ['dialog', 'script', 'style', 'template'];

type Attributes = Readonly<Record<string, string>>;

interface Open {
  readonly tag: string;
  readonly classes: readonly string[];
  /** Those of its tokens that somebody asks for as something around. */
  readonly around: readonly string[];
  readonly attributes: Attributes;
  readonly isLong: boolean;
  children: number;
  /** Whether one of the children was a figure. */
  hasFigure: boolean;
}

/**
 * What the elements of a page's first screen are: their tags, `.class`, `#id`, `[attribute` and `[attribute=value`, the custom properties that
 * their attributes read, and what is asked about what they stand in (`a<.b`). Left out is what nobody sees before the style sheet is there: closed
 * dialogs, hidden elements, the end of a long article, the footer of the page.
 */
export function firstScreen(html: string, {askedOf, outer}: Around = aroundOf([])): ReadonlySet<string> {
  const tokens = new Set<string>();
  /** Of how many open elements a token is one. */
  const standing = new Map<string, number>();
  const trail: Open[] = [];
  let skipped = 0;
  const parser = new Parser({
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
      const own = tokensOf(tag, classes, attributes);
      for (const token of own) {
        tokens.add(token);
        for (const {name, pair} of askedOf.get(token) ?? []) if (standing.get(name)) tokens.add(pair);
      }
      const around = own.filter((token) => outer.has(token));
      for (const token of around) standing.set(token, (standing.get(token) ?? 0) + 1);
      const isLong = parent?.isLong || 'data-long' in attributes;
      trail.push({tag, classes, around, attributes, isLong, children: 0, hasFigure: false});
    },
    onclosetag() {
      if (skipped > 0) skipped -= 1;
      else for (const token of trail.pop()?.around ?? []) standing.set(token, standing.get(token)! - 1);
    },
  });
  parser.end(html);
  return tokens;
}

/** An element's tag, `.class`, `#id`, `[attribute` and `[attribute=value`. */
function tokensOf(tag: string, classes: readonly string[], attributes: Attributes): string[] {
  const id = attributes.id ? [`#${attributes.id}`] : [];
  const named = Object.entries(attributes).flatMap(([name, value]) => [`[${name}`, `[${name}=${value}`]);
  return [tag, ...classes.map((name) => `.${name}`), ...id, ...named];
}

/** The custom properties that attributes read. */
function propertiesOf(attributes: Attributes): string[] {
  return Object.values(attributes).flatMap((value) =>
    [...value.matchAll(/var\((--[\w-]+)/g)].map(([, property]) => property!),
  );
}

/** What is asked about what elements stand in: by token of an element, and all tokens of what may be around it. */
export interface Around {
  readonly askedOf: ReadonlyMap<string, readonly {readonly name: string; readonly pair: string}[]>;
  readonly outer: ReadonlySet<string>;
}

/** Of tokens those that ask what an element stands in. */
export function aroundOf(asked: Iterable<string>): Around {
  const askedOf = new Map<string, {name: string; pair: string}[]>();
  const outer = new Set<string>();
  for (const pair of asked) {
    const [token = '', name] = pair.split('<');
    if (name === undefined) continue;
    askedOf.set(token, [...(askedOf.get(token) ?? []), {name, pair}]);
    outer.add(name);
  }
  return {askedOf, outer};
}

function isLater(tag: string, attributes: Attributes, parent: Open | undefined): boolean {
  if (NEVER_SHOWN.includes(tag) || 'hidden' in attributes) return true;
  if (tag === 'footer' && parent?.tag === 'body') return true;
  if (parent?.tag === 'details' && tag !== 'summary' && !('open' in parent.attributes)) return true;
  if (!parent?.isLong) return false;
  if (parent.classes.includes('prose')) return parent.children > FIRST_BLOCKS || parent.hasFigure;
  return 'data-adopt' in parent.attributes && AFTER_ARTICLE.includes(tag);
}
