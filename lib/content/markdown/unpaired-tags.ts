import type {Problem} from '@/lib/errors';

/** A tag and its attributes; a self-closing one ends with a slash. */
const TAG = /<(\/?)([A-Za-z][\w.]*)([^<>]*)/g;

/** A tag whose partner was removed, and the line the partner was on. */
interface Unpaired {
  readonly tag: string;
  readonly line: number;
}

/** Opening and closing tags that lost their partner when an invalid paragraph was removed: not a second mistake. */
export class UnpairedTags {
  readonly #tags: Unpaired[] = [];

  /** Whether an error is about such a tag. Each tag accounts for one error. */
  explain({unpaired, line: at = 0}: Problem): boolean {
    const isIt = ({tag, line}: Unpaired) => unpaired?.includes(tag) && (tag.startsWith('</') ? at > line : at < line);
    const index = this.#tags.findIndex(isIt);
    if (index < 0) return false;
    this.#tags.splice(index, 1);
    return true;
  }

  /** Records the tags that a paragraph leaves unpaired when it is removed because of an error. */
  remove(paragraph: string, {unpaired, line = 0}: Problem): void {
    const unclosed = unpaired?.[1];
    if (unclosed) this.#tags.push({tag: unclosed, line});
    const open: string[] = [];
    for (const [, slash, name = '', rest = ''] of paragraph.matchAll(TAG)) {
      if (rest.endsWith('/')) continue;
      if (!slash) open.push(name);
      else if (open.at(-1) === name) open.pop();
      else this.#tags.push({tag: `<${name}>`, line});
    }
    this.#tags.push(...open.map((name) => ({tag: `</${name}>`, line})));
  }
}
