import 'server-only';
import path from 'node:path';
import {parseFragment} from 'parse5';
import {decoded} from '@/lib/paths';
import {IMAGE_ENDINGS} from './endings';

interface Text {
  /** Path in the project. */
  readonly file: string;
  readonly body: string;
}

const NAMES_IMAGE = new RegExp(`\\.(${IMAGE_ENDINGS})`, 'i');
/** Characters that may precede an address. */
const BEFORE = /[\s("'`<=:[]/;
const MAX_ADDRESS_LENGTH = 1000;

/** The images that an article's text may show, in any syntax. Rather one too many than one too few. */
export function shownImages(images: readonly string[], articles: readonly Text[]): string[] {
  const texts = articles
    .filter(({body}) => NAMES_IMAGE.test(body))
    .map(({file, body}) => ({folder: path.posix.dirname(file), spellings: spellingsOf(body)}));
  return images.filter((image) =>
    texts.some(({folder, spellings}) => spellings.some((text) => names(text, folder, image))),
  );
}

/** Whether the text contains an address of the image, seen from the folder. */
function names(text: string, folder: string, image: string): boolean {
  const base = path.posix.basename(image);
  for (let at = text.indexOf(base); at !== -1; at = text.indexOf(base, at + 1)) {
    // a folder may have spaces in its name, so an address may start anywhere on the line
    for (let start = at; start >= Math.max(0, at - MAX_ADDRESS_LENGTH); start -= 1) {
      const before = text[start - 1] ?? '\n';
      const address = text.slice(start, at + base.length);
      if (BEFORE.test(before) && path.posix.join(folder, address) === image) return true;
      if (before === '\n') break;
    }
  }
  return false;
}

/** Variants of a text: as it is, with entities and backslashes resolved, and also with addresses unescaped. */
function spellingsOf(body: string): string[] {
  const plain = withoutEntities(body).replace(/\\([!-/:-@[-`{-~])/g, '$1');
  return [body, plain, plain.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => decoded(escapes) ?? escapes)];
}

function withoutEntities(text: string): string {
  const [element] = parseFragment(`<i title="${text.replaceAll('"', '&quot;')}">`).childNodes;
  return element && 'attrs' in element ? element.attrs[0]!.value : text;
}
