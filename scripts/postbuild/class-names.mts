import type {Change} from './files.mts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A class of a style module, as Turbopack names it: hash_name. */
const MODULE_CLASS = /\.(-?[\w-]{5,7}_[A-Za-z]\w*)/g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

/**
 * Returns what gives the classes of style modules short names, in style sheets, pages, data and scripts: `a0`, `a1` and so on. A page has
 * hundreds of them. Each ends in a digit, so that none is a word such as `ad`, which content blockers hide.
 * @throws when a short name is that of a class of the site's own.
 */
export function shortClassNames(css: string): Change {
  const classes = [...new Set([...css.matchAll(MODULE_CLASS)].map(([, name]) => name!))].sort();
  // in order, so that classes of a module, which stand together in a page, begin alike and compress well
  const short = new Map(classes.map((name, index) => [name, nameOf(index)]));
  const names = new Set(short.values());
  const taken = [...css.matchAll(CLASS)].find(([, name]) => names.has(name!));
  if (taken) throw new Error(`The class ${taken[1]} has the short name of another. Rename it.`);
  return (text) => replaceWords(text, short);
}

/** a0 … a9, b0 … Z9, aa0 and so on. */
function nameOf(index: number): string {
  let name = `${index % 10}`;
  for (let rest = Math.floor(index / 10); rest >= 0; rest = Math.floor(rest / LETTERS.length) - 1) {
    name = LETTERS[rest % LETTERS.length] + name;
  }
  return name;
}

/** Replaces words that hold an underscore, which are few: a pattern for all words takes ten times as long, in hundreds of pages. */
function replaceWords(text: string, words: ReadonlyMap<string, string>): string {
  let result = '';
  let done = 0;
  for (let at = text.indexOf('_'); at >= 0; at = text.indexOf('_', at + 1)) {
    let start = at;
    while (start > done && isWord(text.charCodeAt(start - 1))) start -= 1;
    while (isWord(text.charCodeAt(at + 1))) at += 1;
    const word = words.get(text.slice(start, at + 1));
    if (word === undefined) continue;
    result += text.slice(done, start) + word;
    done = at + 1;
  }
  return result + text.slice(done);
}

const WORD = new Uint8Array(128);
for (const letter of `-_0123456789${LETTERS}`) WORD[letter.charCodeAt(0)] = 1;
const isWord = (code: number) => WORD[code] === 1;
