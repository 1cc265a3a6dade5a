import type {Problem} from '@/lib/errors';

/** A tag and its attributes; a self-closing one ends with a slash. */
const TAG = /<(\/?)([A-Za-z][\w.]*)([^<>]*)/g;

/** A tag without its partner, and the line the partner was on. */
interface Lost {
  readonly tag: string;
  readonly line: number;
}

/** The tags whose partner was removed with an invalid paragraph: that they are unpaired is no second mistake. */
export class Partners {
  readonly #lost: Lost[] = [];

  /** Whether an error is an unpaired tag whose partner has been removed. Each tag is forgiven once. */
  isLost({unpaired, line: at = 0}: Problem): boolean {
    const isIt = ({tag, line}: Lost) => unpaired?.includes(tag) && (tag.startsWith('</') ? at > line : at < line);
    const index = this.#lost.findIndex(isIt);
    if (index < 0) return false;
    this.#lost.splice(index, 1);
    return true;
  }

  /** Records the tags in a paragraph that is removed because of an error. */
  takeOut(paragraph: string, {unpaired, line = 0}: Problem): void {
    const unclosed = unpaired?.[1];
    if (unclosed) this.#lost.push({tag: unclosed, line});
    const open: string[] = [];
    for (const [, slash, name = '', rest = ''] of paragraph.matchAll(TAG)) {
      if (rest.endsWith('/')) continue;
      if (!slash) open.push(name);
      else if (open.at(-1) === name) open.pop();
      else this.#lost.push({tag: `<${name}>`, line});
    }
    this.#lost.push(...open.map((name) => ({tag: `</${name}>`, line})));
  }
}
