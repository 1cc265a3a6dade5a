import type {Change} from './files.mts';

/** Characters kept of the hash of a style module; more of two that begin alike, as happens among a hundred modules in one project of fifty. */
const KEPT = 3;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A class of a style module, as Turbopack names it: hash_name. */
const MODULE_CLASS = /\.((-?[\w-]{5,7})_([A-Za-z]\w*))/g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

/**
 * Returns what gives the classes of style modules short names, in style sheets, pages, data and scripts: three characters of the module's hash, more of
 * those that begin alike, and a letter. A page has hundreds of them. The new names depend on the module, not on the order of things, so that a script
 * that has not changed, and is cached for ever, stays true.
 * @throws when a short name is that of a class of the site's own.
 */
export function shortClassNames(css: string): Change {
  const modules = new Map<string, Set<string>>();
  for (const [, , hash, name] of css.matchAll(MODULE_CLASS)) {
    modules.set(hash!, (modules.get(hash!) ?? new Set()).add(name!));
  }
  const short = new Map<string, string>();
  for (const [hash, names] of modules) {
    const start = startOf(hash, [...modules.keys()]);
    [...names].sort().forEach((name, index) => {
      const letter = LETTERS[index % LETTERS.length]!;
      short.set(`${hash}_${name}`, start + letter.repeat(Math.floor(index / LETTERS.length) + 1));
    });
  }
  const names = new Set(short.values());
  const taken = [...css.matchAll(CLASS)].find(([, name]) => names.has(name!));
  if (taken)
    throw new Error(`The class ${taken[1]} has the short name of another. Rename it, or the file of the style module.`);
  return (text) => replaceWords(text, short);
}

/** As much of a hash as tells it from all others, and not less than is kept of any. */
function startOf(hash: string, all: readonly string[]): string {
  const isShared = (length: number) => all.some((other) => other !== hash && other.startsWith(hash.slice(0, length)));
  let length = KEPT;
  while (length < hash.length && isShared(length)) length++;
  return hash.slice(0, length);
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
