import {Parser} from 'htmlparser2';

/** Of a long article the page shows so many blocks at first, and no figures; app/_styles/base.css leaves out the others until the style sheet is there. */
const FIRST_BLOCKS = 6;
const AFTER_ARTICLE = ['footer', 'nav', 'aside'];
const NEVER_SHOWN = ['dialog', 'script', 'style', 'template'];

interface Open {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly isLong: boolean;
  children: number;
  /** Whether one of the children was a figure. */
  hasFigure: boolean;
}

/**
 * What the elements of a page's first screen are: their tags, `.class`, `#id`, `[attribute` and `[attribute=value`, and the custom properties that
 * their attributes read. Left out is what nobody sees before the style sheet is there: closed dialogs, hidden elements, the end of a long article,
 * the footer of the page.
 */
export function firstScreen(html: string): ReadonlySet<string> {
  const tokens = new Set<string>();
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
      tokens.add(tag);
      for (const name of classes) tokens.add(`.${name}`);
      for (const [name, value] of Object.entries(attributes)) {
        tokens.add(`[${name}`).add(`[${name}=${value}`);
        for (const [, property] of value.matchAll(/var\((--[\w-]+)/g)) tokens.add(property!);
      }
      if (attributes.id) tokens.add(`#${attributes.id}`);
      const isLong = parent?.isLong || 'data-long' in attributes;
      trail.push({tag, classes, attributes, isLong, children: 0, hasFigure: false});
    },
    onclosetag() {
      if (skipped > 0) skipped -= 1;
      else trail.pop();
    },
  });
  parser.end(html);
  return tokens;
}

function isLater(tag: string, attributes: Readonly<Record<string, string>>, parent: Open | undefined): boolean {
  if (NEVER_SHOWN.includes(tag) || 'hidden' in attributes) return true;
  if (tag === 'footer' && parent?.tag === 'body') return true;
  if (parent?.tag === 'details' && tag !== 'summary' && !('open' in parent.attributes)) return true;
  if (!parent?.isLong) return false;
  if (parent.classes.includes('prose')) return parent.children > FIRST_BLOCKS || parent.hasFigure;
  return 'data-adopt' in parent.attributes && AFTER_ARTICLE.includes(tag);
}
